import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures';
import { listen } from '../support/listen';
import { worldOf } from '../support/sites';
import { watchViolations } from '../support/violations';

const TOKEN = 'a-token-of-the-session';

interface Servers {
  /** The calls that came to another host, with all that came with them. */
  caught: string[];
}

/** In place of the API, one that sends everybody to another host, which takes whatever comes. */
const test = base.extend<Servers>({
  caught: [[], { option: true }],
  world: async ({ caught }, provide, { parallelIndex }) => {
    caught.length = 0;
    const other = await listen(0, (request, response) => {
      caught.push(JSON.stringify([request.method, request.url, request.headers]));
      allowAll(request, response);
      const isList = request.url === '/api/employees';
      response.end(
        JSON.stringify(isList ? { employees: [], total: 0 } : { evaluations: [], totalPages: 1 }),
      );
    });
    const api = await listen(worldOf(parallelIndex).apiPort, (request, response) => {
      response.writeHead(307, { Location: `${other.origin}${request.url ?? ''}` }).end();
    });
    await provide(undefined);
    api.close();
    other.close();
  },
});

function allowAll({ headers }: IncomingMessage, response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  response.setHeader('Content-Type', 'application/json');
}

/** Signed in, at an address. */
async function open(page: Page, path: string) {
  await page.addInitScript((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('role', 'Admin');
  }, TOKEN);
  await page.goto(path);
}

/** The first is asked for by `fetch`, before the app is there; the other by the app. */
for (const { call, path, shown } of [
  { call: 'the first call of Home', path: './', shown: '0 employees' },
  { call: 'a call of the app', path: './evaluations', shown: 'No evaluations available.' },
]) {
  test.describe(`${call}, sent to another host`, () => {
    test.use({
      expectedErrors: [
        /Content Security Policy|Failed to load resource|Error fetching|Failed to fetch/,
      ],
    });

    test('does not go there, by the policy', async ({ page, caught }) => {
      const violations = await watchViolations(page);
      await open(page, path);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(violations.join('\n')).toContain('connect-src: ');
      expect(caught).toEqual([]);
    });

    test.describe('by a page without the policy', () => {
      test.use({ bypassCSP: true });

      test('does not take the token with it, by the browser', async ({ page, caught }) => {
        await open(page, path);
        await expect.poll(() => caught.join('\n')).toContain('"GET"');
        await expect(page.getByText(shown, { exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
        expect(caught.join('\n')).not.toContain(TOKEN);
      });
    });
  });
}
