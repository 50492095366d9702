import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { addSession, expect, servedTest, test } from '../support/fixtures';

/** Returns the path of the app's chunk, whose name contains a hash of its content. */
function scriptOf(html: string): string {
  const [, path] = /href="(\/assets\/app-[^"]+\.js)"/.exec(html) ?? [];
  if (path === undefined) throw new Error('index.html does not name the app');
  return path;
}

servedTest('the page is revalidated, its script is cached', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const script = await request.get(scriptOf(await page.text()));
  expect(script.ok()).toBe(true);
  expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const icon = await request.get('/favicon.png');
  expect(icon.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'no-cache',
  });
});

servedTest('a precompressed file is sent to who accepts it', async ({ baseURL, request }) => {
  const path = scriptOf(await (await request.get('/')).text());
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ] as const) {
    const headers = { 'Accept-Encoding': accepted };
    const script = await fetch(new URL(path, baseURL), { headers, method: 'HEAD' });
    expect(script.headers.get('Content-Encoding'), accepted).toBe(encoding);
    expect(script.headers.get('Vary'), accepted).toBe('Accept-Encoding');
    expect(script.headers.get('Content-Type'), accepted).toContain('javascript');
  }
  const read = async (end: string) => (await request.get(`${path}${end}`)).body();
  const [file, gzip, brotli] = [await read(''), await read('.gz'), await read('.br')];
  expect(gunzipSync(gzip).equals(file)).toBe(true);
  expect(brotliDecompressSync(brotli).equals(file)).toBe(true);
  expect(gzip.length).toBeLessThan(file.length / 2);
  expect(brotli.length).toBeLessThan(gzip.length);
});

for (const path of [
  '/assets/index-gone.js',
  '/mockServiceWorker.js',
  '/.env',
  '/.well-known/security.txt',
  '/.git/config',
  '/old.site/page',
]) {
  servedTest(`${path} is answered with 404, not with the page`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).not.toContain('Employee Dashboard');
    expect(answer.headers()['cache-control']).toBe('no-store');
  });
}

servedTest('robots are refused', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/plain');
  expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
  const page = await (await request.get('/')).text();
  expect(page).toContain('<meta name="robots" content="noindex" />');
});

test('every route can be opened and reloaded', async ({ page }) => {
  await addSession(page, 'Admin');
  await page.goto('/evaluations?page=2');
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  const answer = await page.reload();
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toBe('no-cache');
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  for (const id of ['employee-002', 'a.js', 'a%2Fb', '%E7%8E%8B', 'assets']) {
    expect((await page.request.get(`/employee-profile/${id}`)).status()).toBe(200);
  }
});

servedTest(
  'a response of the API keeps its own headers, and is never kept as an asset is',
  async ({ request }) => {
    const { email, password } = DEMO_ACCOUNTS[0];
    const answer = await request.post('/api/auth/login', { data: { email, password } });
    expect(answer.status()).toBe(200);
    const own = { 'content-type': 'application/json', vary: 'Origin, Accept-Encoding' };
    expect(answer.headers()).toMatchObject(own);
    expect(answer.headers()['cache-control']).toBeUndefined();
    const refused = await request.get('/api/employees');
    expect(refused.status()).toBe(401);
    expect(refused.headers()['cache-control']).toBeUndefined();
    const likeAnAsset = await request.fetch('/api/employees/a%2Fassets%2Fb', {
      method: 'OPTIONS',
      headers: { Origin: 'https://app.example.com', 'Access-Control-Request-Method': 'GET' },
    });
    expect(likeAnAsset.status()).toBe(204);
    expect(likeAnAsset.headers()['cache-control']).toBeUndefined();
  },
);
