import type { Page } from '@playwright/test';
import type { Measure } from '../support/bench';
import { openPage, SLOW_PROCESSOR } from '../support/browser';
import { longestTask } from '../support/employeesPage';
import { searchAll } from '../support/resultsPage';
import type { Line } from '../support/table';

const HITS = 10_000;
/** Milliseconds until the server answers, in which the page mounts the empty grid. */
const DELAY = 200;
const GRID = 'main [role="grid"]';
const ROWS = `${GRID} [role="row"][data-rowindex]`;
const ROWS_A_PAGE = 100;

/** Pixels of a wheel event, and milliseconds between two events. */
const WHEEL_STEP = 240;
const PAUSE = 50;

/** Results as a table: the time from the response to painted rows, and the longest task while 100 rows scroll. */
export const resultsTable: Measure = async ({ browser, answers, origins, samples }) => {
  answers.size = HITS;
  answers.delay = DELAY;
  const times: number[] = [];
  const tasks: Record<'full speed' | 'slow processor', number[]> = {
    'full speed': [],
    'slow processor': [],
  };
  for (let round = 0; round < Math.min(3, samples); round += 1) {
    const { page, slowDown, settled, close } = await openPage(
      browser,
      `${origins.app}/results?view=table`,
    );
    await settled();
    times.push(await searchAll(page, { selector: ROWS }));
    await chooseRowsPerPage(page);
    await settled();
    tasks['full speed'].push(await scrollThrough(page));
    await page.locator(ROWS).last().hover();
    await page.mouse.wheel(0, -ROWS_A_PAGE * WHEEL_STEP);
    await settled();
    await slowDown(SLOW_PROCESSOR);
    tasks['slow processor'].push(await scrollThrough(page));
    await close();
  }
  const name = 'Results as a table, 10,000 hits';
  const line = { unit: 'ms', of: 'max' } as const;
  const scrolling = `${name}: longest task while ${ROWS_A_PAGE} rows scroll`;
  return [
    { ...line, name: `${name}: answer to rows`, of: 'median', app: times, target: { most: 500 } },
    {
      ...line,
      name: `${scrolling}, full speed`,
      app: tasks['full speed'],
      target: { most: 100 },
    },
    { ...line, name: `${scrolling}, slow processor`, app: tasks['slow processor'] },
  ] satisfies Line[];
};

async function chooseRowsPerPage(page: Page) {
  await page.getByRole('combobox', { name: /rows per page/i }).click();
  await page.getByRole('option', { name: String(ROWS_A_PAGE), exact: true }).click();
}

/** Scrolls until the last row of the page is in view. Returns the longest task in milliseconds. */
async function scrollThrough(page: Page): Promise<number> {
  const start = await page.evaluate(() => performance.now());
  const last = page.locator(`${GRID} [role="row"][data-rowindex="${ROWS_A_PAGE - 1}"]`);
  await page.locator(ROWS).first().hover();
  const isLastInView = async () => (await last.count()) > 0 && (await isInView(last));
  for (let turns = 0; !(await isLastInView()); turns += 1) {
    if (turns > ROWS_A_PAGE) throw new Error('The last row of the page does not come into view');
    await page.mouse.wheel(0, WHEEL_STEP);
    await page.waitForTimeout(PAUSE);
  }
  await page.waitForTimeout(500);
  return longestTask(page, start);
}

const isInView = (row: ReturnType<Page['locator']>) =>
  row.evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight);
