import { expect, signInByForm, test } from '../support/fixtures';
import { watchViolations } from '../support/violations';

test.use({ expectedErrors: [/Uncaught/] });

test('an error and Web Vitals are sent when the page is hidden, if it has an address for reports', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await page.route('./', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const element = '<meta name="report-address" content="/report" />';
    await route.fulfill({ response, body: body.replace('</head>', `${element}</head>`) });
  });
  const reports: string[] = [];
  await page.route('**/report', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  const loaded = page.waitForResponse(/\/report-[\w-]+\.js$/);
  await signInByForm(page, 'Admin');
  await loaded;
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('Ada Lovelace');
    });
  });
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => reports.length).toBe(1);
  expect(JSON.parse(reports[0] ?? '')).toEqual({
    build: expect.stringMatching(/^[\w-]+\.js$/),
    openedAt: '/login',
    errors: [{ name: 'RangeError', stack: [], route: '/' }],
    vitals: expect.objectContaining({ LCP: expect.any(Number), TTFB: expect.any(Number) }),
  });
  expect(violations).toEqual([]);
});

test('nothing is loaded or sent without an address for reports', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await signInByForm(page, 'Admin');
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  expect(requests.filter((request) => request.includes('report'))).toEqual([]);
  const posts = requests.filter((request) => request.startsWith('POST'));
  expect(posts.map((post) => post.replace(/.*\/api/, '/api'))).toEqual(['/api/auth/login']);
});
