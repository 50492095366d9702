import type { Page } from '@playwright/test';
import { addSession, expect, test } from '../support/fixtures';

interface List {
  path: string;
  /** Selects the rows or the cards. */
  row: string;
  /** The minimum number of rows or cards that are wholly in the window, when each note has one line. */
  inView: { wide: number; narrow: number };
  /** The minimum and the maximum height of a row in pixels, when each note has one line. */
  height: { wide: [number, number]; narrow: [number, number] };
}

const EVALUATIONS: Omit<List, 'path'> = {
  row: 'tbody tr',
  inView: { wide: 8, narrow: 3 },
  height: { wide: [52, 64], narrow: [52, 150] },
};

const LISTS: List[] = [
  {
    path: './',
    row: 'tbody tr',
    inView: { wide: 9, narrow: 6 },
    height: { wide: [52, 56], narrow: [52, 72] },
  },
  { path: './evaluations', ...EVALUATIONS },
  {
    path: './all-evaluations',
    ...EVALUATIONS,
    // The name of the evaluator has its own line.
    height: { ...EVALUATIONS.height, narrow: [52, 168] },
  },
  {
    path: './results?q=',
    row: '[role="listitem"]',
    inView: { wide: 6, narrow: 2 },
    height: { wide: [52, 176], narrow: [52, 224] },
  },
  {
    path: './results?q=&view=table',
    row: '.MuiDataGrid-row',
    inView: { wide: 9, narrow: 8 },
    height: { wide: [52, 52], narrow: [52, 52] },
  },
];

/** The maximum distance in pixels from the top of the window to the first row. */
const FIRST_ROW = { wide: 260, narrow: 335 };

const WINDOWS = {
  wide: { viewport: { width: 1280, height: 800 } },
  narrow: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
} as const;

const isSize = (name: string): name is keyof typeof WINDOWS => name in WINDOWS;

for (const size of Object.keys(WINDOWS).filter(isSize)) {
  test.describe(`in a ${size} window`, () => {
    test.use(WINDOWS[size]);

    test('lists begin near the top and show many rows', async ({ page }) => {
      await addSession(page, 'Manager');
      for (const { path, row, inView, height } of LISTS) {
        await page.goto(path);
        await expect(page.locator(row).nth(3)).toBeVisible();
        await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root')).toHaveCount(0);
        const { first, heights, count } = await measure(page, row);
        expect(first, path).toBeLessThanOrEqual(FIRST_ROW[size]);
        expect(count, path).toBeGreaterThanOrEqual(inView[size]);
        expect(Math.min(...heights), path).toBeGreaterThanOrEqual(height[size][0]);
        expect(Math.max(...heights), path).toBeLessThanOrEqual(height[size][1]);
      }
    });
  });
}

/** Measures the list at the top of the page, with notes of one line. */
async function measure(page: Page, row: string) {
  // The notes of the mock have one to six lines.
  await page.locator('tbody .note').evaluateAll((notes) => {
    for (const note of notes) note.textContent = 'Reliable.';
  });
  return await page.locator(row).evaluateAll((rows) => {
    const boxes = rows.map((element) => element.getBoundingClientRect());
    return {
      first: boxes[0]?.top ?? NaN,
      heights: boxes.slice(0, 8).map(({ height }) => Math.round(height)),
      count: boxes.filter(({ bottom }) => bottom <= window.innerHeight).length,
    };
  });
}
