import type { Page } from '@playwright/test';
import { expect, signInByForm, test } from '../support/fixtures';
import { listen } from '../support/listen';
import { addressOf, REPORT_PORT, SITES } from '../support/sites';
import { watchViolations } from '../support/violations';

const CODE = /\/assets\/(?:report|startReport)-[\w-]+\.js$/;

interface Received {
  contentType: string | undefined;
  text: string;
}

/** Receives what nginx forwards from the address of the reports. */
async function receive() {
  const received: Received[] = [];
  const server = await listen(REPORT_PORT, (request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => {
      received.push({ contentType: request.headers['content-type'], text });
      response.writeHead(204).end();
    });
  });
  return { received, close: server.close };
}

/** Answers with ages of a wrong type. */
async function breakContract(page: Page) {
  await page.route('**/api/employees', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"age":(\d+)/g, '"age":"$1"');
    await route.fulfill({ response, body });
  });
}

test.describe('with the address of a report', () => {
  test.use({
    baseURL: addressOf(SITES.reported),
    // A single expression: Playwright takes the second element of an array for the options of the fixture.
    expectedErrors: [/age must be number,null|Something went wrong|Uncaught/],
  });

  test('findings, errors and Web Vitals arrive in one beacon when the page is left', async ({
    page,
  }) => {
    const { received, close } = await receive();
    const violations = await watchViolations(page);
    await breakContract(page);
    const loaded = page.waitForResponse(/\/report-/);
    await signInByForm(page, 'Admin');
    await loaded;
    await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();

    await test.step('a screen that throws, and an error that nothing catches', async () => {
      await page.evaluate(() => {
        Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
          get: () => {
            throw new TypeError('Cannot read the date of Ada Lovelace');
          },
        });
        setTimeout(() => {
          throw new RangeError('Invalid array length');
        });
      });
      await page.getByRole('link', { name: 'View Profile' }).first().click();
      await expect(page.getByText('Something went wrong')).toBeVisible();
    });

    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.goto('about:blank');
    await expect.poll(() => received.length).toBe(1);
    const [{ contentType, text } = { contentType: '', text: '' }] = received;
    await test.info().attach('report', { body: text, contentType: 'application/json' });
    expect(contentType).toMatch(/^text\/plain/);
    expect(JSON.parse(text)).toMatchObject({
      version: 2,
      build: expect.stringMatching(/^[\w-]+\.js$/),
      openedAt: '/login',
      findings: [
        {
          operation: 'listEmployees',
          status: 200,
          pointer: expect.stringMatching(/^\/employees\/\d+\/age$/),
          keyword: 'type',
          expected: 'number or null',
          got: 'string',
        },
      ],
      errors: expect.arrayContaining([
        { name: 'RangeError', stack: [], route: '/' },
        {
          name: 'TypeError',
          stack: expect.arrayContaining([expect.stringMatching(/^assets\/.*\.js:\d+:\d+$/)]),
          route: '/employee-profile/:id',
        },
      ]),
      vitals: { LCP: expect.any(Number), TTFB: expect.any(Number) },
    });
    for (const secret of [String(token), 'Ada', 'Lovelace', '@', 'employee-0', 'demo-admin']) {
      expect(text).not.toContain(secret);
    }
    expect(violations).toEqual([]);
    close();
  });
});

test.describe('without it', () => {
  test('nothing is loaded or sent', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    // In idle time, this code is loaded last.
    const prefetched = page.waitForResponse(/EvaluationDialog|dialogs/);
    await signInByForm(page, 'Admin');
    await prefetched;
    await page.goto('about:blank');
    const others = requests.filter((request) => CODE.test(request) || request.includes('/report'));
    expect(others).toEqual([]);
    const posts = requests.filter((request) => request.startsWith('POST'));
    expect(posts.map((post) => post.replace(/.*\/api/, '/api'))).toEqual(['/api/auth/login']);
  });
});
