import type { Page } from '@playwright/test';
import { addSession, expect, test } from '../support/fixtures';
import { unreadable } from '../support/readability';
import { SCREENS } from '../support/screens';

/** The width is that of A4 paper without its margins. */
const PAPER = { width: 718, height: 1000 };

/**
 * The controls that must not be printed. The buttons of a table's header name its columns, and those of a legend name
 * its series, so they may be.
 */
const CONTROLS = [
  'button:not(th button, [data-legend] button)',
  'input',
  'select',
  'header',
  '[role="combobox"]',
]
  .map((control) => `${control}:visible`)
  .join();

/** Checks the content that must be on paper, by the path of a screen. */
const CONTENT: Record<string, (page: Page) => Promise<void>> = {
  './evaluations': async (page) => {
    await expect(page.getByRole('columnheader')).toHaveText([
      'Employee',
      'Email',
      'Score',
      'Note',
      'Reviewer',
      'Reviewer Email',
      'Created At',
    ]);
    await expect(page.locator('.scored').first()).toHaveCSS('border-top-style', 'solid');
  },
  './results?q=': (page) => expect(page.getByRole('listitem')).toHaveCount(57),
  './results?q=&view=table': async (page) => {
    await expect(page.getByRole('columnheader')).toHaveCount(9);
    await expect(page.getByRole('row')).toHaveCount(58);
  },
};

test('a printed page has all of its content and no controls', async ({ page }) => {
  const faults: string[] = [];
  await addSession(page, 'Manager');
  for (const { path, loadedElement } of SCREENS) {
    await page.emulateMedia({ media: null });
    await page.goto(path);
    await expect(loadedElement(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    for (const viewport of [{ width: 1280, height: 800 }, PAPER]) {
      await page.setViewportSize(viewport);
      // The window was wide before: for paper the page is laid out again, but not rendered again.
      await page.evaluate(({ width }) => {
        document.body.style.width = `${width}px`;
      }, PAPER);
      const place = `${path} from ${viewport.width} px`;
      const pageFaults = await unreadable(page, { onPaper: true });
      faults.push(...pageFaults.map((fault) => `${place}, ${fault}`));
      const controls = await page.locator(CONTROLS).allInnerTexts();
      faults.push(...controls.map((control) => `${place}, control: ${control}`));
      await CONTENT[path]?.(page);
    }
  }
  expect(faults).toEqual([]);
});
