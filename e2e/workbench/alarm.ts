import type { Page } from '@playwright/test';
import type { PageMock } from '../../mocks/hosts/browser';
import { expect } from '../support/fixtures';

declare global {
  interface Window {
    pageMock: PageMock;
  }
}

/** Gives the tests the mock of the page. Call it before the first page of the context. */
export async function exposeMock(page: Page) {
  await page.route('**/mocks/hosts/browser.ts*', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const exposed = code.replace(
      /return (\{\s*mock,\s*worker,\s*store\s*\})/,
      'return (window.pageMock = $1)',
    );
    await route.fulfill({ response, body: exposed });
  });
}

/** Waits until the page has this problem with its worker, in words. */
export async function expectAlarm(page: Page, text: string) {
  await expect.poll(() => page.evaluate(() => window.pageMock.worker.getProblem())).toContain(text);
}

export async function expectNoAlarm(page: Page) {
  await expect.poll(() => page.evaluate(() => window.pageMock.worker.getProblem())).toBeUndefined();
}

export async function startAgain(page: Page) {
  await page.evaluate(() => window.pageMock.worker.restart());
}
