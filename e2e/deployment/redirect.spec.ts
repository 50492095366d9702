import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures';
import { listen } from '../support/listen';
import { siteOfWorker } from '../support/sites';
import { watchViolations } from '../support/violations';

const TOKEN = 'a-token-of-the-session';

interface Servers {
  /** The requests that the other host received, with their headers and bodies. */
  received: string[];
}

/** Replaces the API by a server that redirects every request to another host. */
const test = base.extend<Servers>({
  received: [[], { option: true }],
  apiServer: async ({ received }, provide, { parallelIndex }) => {
    received.length = 0;
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      const { method, url, headers } = request;
      received.push(JSON.stringify([method, url, headers, await text(request)]));
      allowAll(request, response);
      const isList = url === '/api/employees';
      response.end(
        JSON.stringify(isList ? { employees: [], total: 0 } : { evaluations: [], totalPages: 1 }),
      );
    };
    const otherHost = await listen(0, (request, response) => void answer(request, response));
    const api = await listen(siteOfWorker(parallelIndex).apiPort, (request, response) => {
      response.writeHead(307, { Location: `${otherHost.origin}${request.url ?? ''}` }).end();
    });
    await provide(undefined);
    api.close();
    otherHost.close();
  },
});

function allowAll({ headers }: IncomingMessage, response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  response.setHeader('Content-Type', 'application/json');
}

async function openSignedIn(page: Page, path: string) {
  await page.addInitScript((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('role', 'Admin');
  }, TOKEN);
  await page.goto(path);
}

/** The entry sends one request before the app is rendered. The app sends the other. */
for (const { call, path, expectedText } of [
  { call: 'the first request of Home', path: './', expectedText: '0 employees' },
  {
    call: 'a request of the app',
    path: './evaluations',
    expectedText: 'No evaluations available.',
  },
]) {
  test.describe(`${call}, redirected to another host`, () => {
    test.use({
      expectedErrors: [
        /Content Security Policy|Failed to load resource|Error fetching|Failed to fetch/,
      ],
    });

    test('is blocked by the policy', async ({ page, received }) => {
      const violations = await watchViolations(page);
      await openSignedIn(page, path);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(violations.join('\n')).toContain('connect-src: ');
      expect(received).toEqual([]);
    });

    test.describe('in a page without the policy', () => {
      test.use({ bypassCSP: true });

      test('is sent by the browser, but without the token', async ({ page, received }) => {
        await openSignedIn(page, path);
        await expect.poll(() => received.join('\n')).toContain('"GET"');
        await expect(page.getByText(expectedText, { exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
        expect(received.join('\n')).not.toContain(TOKEN);
      });
    });
  });
}

test.describe('a sign-in, redirected to another host', () => {
  test.use({
    expectedErrors: [/Failed to load resource/],
  });

  async function send(page: Page) {
    await page.goto('./login');
    await page.getByLabel('Email').fill('ada.admin@example.com');
    await page.getByLabel('Password').fill('correct-horse');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  }

  test.describe('in a page without the policy', () => {
    test.use({ bypassCSP: true });

    test('is not sent to that host', async ({ page, received }) => {
      await send(page);
      expect(received).toEqual([]);
    });
  });
});
