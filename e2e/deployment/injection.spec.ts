import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { listen } from '../support/listen';
import { watchViolations } from '../support/violations';

declare global {
  var ran: string[] | undefined;
}

/** Serves the page of another origin at `/`, and a frame for it at every other path. */
function serveOtherOrigin(html: string) {
  return listen(0, (request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(request.url === '/' ? html : '<p>A frame</p>');
  });
}

/** Opens the site with injected markup, with or without the Content Security Policy. */
async function inject(page: Page, markup: string, { hasPolicy }: { hasPolicy: boolean }) {
  await page.route('./', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    if (!hasPolicy) delete headers['content-security-policy'];
    const body = (await response.text()).replace('</body>', () => `${markup}</body>`);
    await route.fulfill({ response, headers, body });
  });
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
}

// One image is missing.
test.use({ expectedErrors: [/Content Security Policy|Trusted(?:HTML|Script|Type)|404/] });

/** Markup that runs a script, and how the policy names it. */
const MARKUP = {
  'an inline script': {
    markup: '<script>(globalThis.ran ??= []).push("script")</script>',
    violation: 'script-src-elem: inline',
  },
  'a script of another host': {
    markup: '<script src="data:text/javascript,(globalThis.ran??=[]).push(%22host%22)"></script>',
    violation: 'script-src-elem: data',
  },
  'an inline event handler': {
    markup: '<img src="/gone.png" onerror="(globalThis.ran ??= []).push(\'handler\')" alt="">',
    violation: 'script-src-attr: inline',
  },
  'a frame with a script': {
    markup:
      '<iframe srcdoc="<script>(parent.ran ??= []).push(\'frame\')</script>" title=""></iframe>',
    violation: 'script-src-elem: inline',
  },
};

for (const [what, { markup, violation }] of Object.entries(MARKUP)) {
  test(`${what} does not run`, async ({ page }) => {
    const violations = await watchViolations(page);
    await inject(page, markup, { hasPolicy: true });
    await expect.poll(() => violations.join('\n')).toContain(violation);
    expect(await page.evaluate(() => globalThis.ran)).toBeUndefined();
  });
}

test('injected markup runs without the policy', async ({ page }) => {
  const all = Object.values(MARKUP).map(({ markup }) => markup);
  await inject(page, all.join(''), { hasPolicy: false });
  const ran = () => page.evaluate(() => globalThis.ran?.toSorted());
  await expect.poll(ran).toEqual(['frame', 'handler', 'host', 'script']);
});

/** The APIs that turn a text into code or markup. Each throws. */
const SINKS: Record<string, (text: string) => unknown> = {
  innerHTML: (text) => (document.createElement('div').innerHTML = text),
  'the HTML of a range': (text) => document.createRange().createContextualFragment(text),
  'the text of a script': (text) => (document.createElement('script').text = text),
  'the source of a script': (text) => (document.createElement('script').src = text),
  'the page of a frame': (text) => (document.createElement('iframe').srcdoc = text),
  'a parser of HTML': (text) => new DOMParser().parseFromString(text, 'text/html'),
  // Playwright's script may use eval until it returns, so this eval runs later, in a timer.
  eval: (text) =>
    new Promise((_resolve, reject) => {
      const stop = (event: SecurityPolicyViolationEvent) => {
        reject(new Error(`Content Security Policy: ${event.blockedURI}`));
      };
      document.addEventListener('securitypolicyviolation', stop, { once: true });
      setTimeout(() => void window.eval(text));
    }),
  'a worker': (text) => new Worker(text),
  'a service worker': (text) => navigator.serviceWorker.register(text),
};

test('every API that turns text into code refuses plain text', async ({ page }) => {
  await page.goto('./');
  for (const [name, sink] of Object.entries(SINKS)) {
    const stopped = page.evaluate(sink, 'ran');
    await expect(stopped, name).rejects.toThrow(/Trusted|Content Security Policy/);
  }
});

test('an injected form, base or request is blocked', async ({ page, baseURL }) => {
  const otherSite = await serveOtherOrigin('<title>Elsewhere</title>');
  const violations = await watchViolations(page);
  const form = `<base href="${otherSite.origin}/"><form action="${otherSite.origin}/"><button>Go</button></form>`;
  await inject(page, form, { hasPolicy: true });
  await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('form[action] button')?.click();
  });
  const call = page.evaluate(
    (address) => fetch(address).then(() => 'not blocked'),
    otherSite.origin,
  );
  await expect(call).rejects.toThrow('Failed to fetch');
  for (const directive of ['base-uri', 'form-action', 'connect-src']) {
    await expect.poll(() => violations.join('\n')).toContain(`${directive}: ${otherSite.origin}`);
  }
  expect(page.url()).toBe(`${String(baseURL)}login`);
  otherSite.close();
});

test('a page of another origin cannot embed the site in a frame', async ({ page, baseURL }) => {
  const otherSite = await serveOtherOrigin(
    `<iframe src="/own"></iframe><iframe src="${String(baseURL)}"></iframe>`,
  );
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  );
  await page.goto(otherSite.origin);
  await refused;
  await expect(page.frameLocator('iframe >> nth=0').getByText('A frame')).toBeVisible();
  const [, , frame] = page.frames();
  expect(frame?.url()).toBe('chrome-error://chromewebdata/');
  expect(await frame?.locator('#root').count()).toBe(0);
  otherSite.close();
});
