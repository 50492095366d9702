import { fileURLToPath } from 'node:url';
import { test as base, type Page } from '@playwright/test';

interface Workbench {
  page: Page;
  /** What went wrong in the page since the last call. */
  takeProblems: () => string[];
}

const AXE = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

/**
 * One page for all stories of a worker: they follow each other as they do under a designer's clicks. Axe is
 * run by the checks, not by the add-on.
 */
export const test = base.extend<object, { workbench: Workbench }>({
  workbench: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions, locale, timezoneId, viewport } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        locale,
        timezoneId,
        viewport,
        // Nobody looks at the pixels: fewer of them are painted in half the time.
        deviceScaleFactor: 0.2,
        // By this Storybook knows that nobody watches the animations.
        userAgent: 'StorybookTestRunner',
      });
      const page = await context.newPage();
      const problems = watch(page);
      await page.goto('iframe.html?globals=a11y.manual:!true');
      await page.waitForFunction(isReady);
      await page.addScriptTag({ path: AXE });
      await use({ page, takeProblems: () => problems.splice(0) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Runs in the page: whether Storybook has read its index, without which it knows no story. */
export const isReady = () =>
  (globalThis as { __STORYBOOK_PREVIEW__?: { storyStoreValue?: object } }).__STORYBOOK_PREVIEW__
    ?.storyStoreValue !== undefined;

/** Collects console errors, uncaught errors, and calls that the mock did not answer. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`Uncaught: ${message}`));
  page.on('console', (message) => {
    // Chromium's own line about an answer that the scenario wants to be a failure.
    const isAnswer = message.location().url.includes('/api/');
    if (message.type() === 'error' && !isAnswer) problems.push(`Logged: ${message.text()}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && !response.fromServiceWorker()) {
      problems.push(`Not answered by the mock: ${response.request().method()} ${pathname}`);
    }
  });
  return problems;
}
