import { fileURLToPath } from 'node:url';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { buildSync } from 'esbuild';

interface Workbench {
  page: Page;
  /** Returns the problems of the page since the last call. */
  takeProblems: () => string[];
}

interface Browsing {
  /** Each worker has one context, so that its pages share the cache of the workbench's code. */
  browsing: BrowserContext;
  /** Each worker has one page for all stories, which follow each other, as in the sidebar. */
  workbench: Workbench;
}

const AXE = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

/** Builds the checks for the page. */
function inPage(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('checks.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2023',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

export const test = base.extend<object, Browsing>({
  browsing: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        baseURL,
        locale,
        timezoneId,
        // The tests compare no pixels, and fewer pixels take half the time.
        deviceScaleFactor: 0.2,
        // With this user agent, Storybook skips the animations that are left after a play function.
        userAgent: 'StorybookTestRunner',
      });
      // This keeps Storybook's highlighter from starting. It computes the style of every element after each change. In
      // a story with thousands of elements, that takes most of the time.
      await context.addInitScript(() => {
        Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
      });
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ browsing }, provide) => provide(browsing),
  page: async ({ browsing }, provide) => {
    const page = await browsing.newPage();
    await provide(page);
    await page.close();
  },
  workbench: [
    async ({ browsing }, provide) => {
      const page = await browsing.newPage();
      const problems = watch(page);
      await open(page);
      await page.addScriptTag({ path: AXE });
      await page.addScriptTag({ content: inPage() });
      await provide({ page, takeProblems: () => problems.splice(0) });
    },
    { scope: 'worker' },
  ],
});

/** Opens the workbench without a selected story. */
export async function open(page: Page) {
  await page.goto('iframe.html');
  // Storybook knows no story before it has read its index.
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue);
  // The add-on would run axe again. Storybook reads this setting from an address only if it names a story.
  await page.evaluate(() => {
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
      globals: { a11y: { manual: true } },
    });
  });
}

/** Opens a story in Storybook's own page. */
export async function openStory(page: Page, storyId: string) {
  await page.goto(`./?path=/story/${storyId}`);
  return page.frameLocator('#storybook-preview-iframe');
}

/** Opens another story, like a link in the sidebar. Loading Storybook's own page again would take seconds. */
export async function selectStory(page: Page, storyId: string) {
  await page.evaluate((id) => {
    history.pushState(null, '', `?path=/story/${id}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, storyId);
}

/** Collects console errors, uncaught errors, and calls that the mock did not answer. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`Uncaught: ${message}`));
  page.on('console', (message) => {
    // Chromium logs each failed answer. Scenarios fail on purpose.
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
