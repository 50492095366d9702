import type { Measure } from '../support/bench';
import { openPage, SLOW_PROCESSOR, timeOf } from '../support/browser';
import { longestTask } from '../support/employeesPage';
import type { Line } from '../support/table';

/** Marks of a chart. */
const MARKS = 'main svg path[transform*="scale("]';
const ALL = 20_000;

/**
 * Chooses the third option. Returns the milliseconds until the texts of the page have changed and are painted. It runs
 * in the page, and has no functions of its own: the compiler would name them with a helper that the page does not have.
 */
async function choose(select: Element): Promise<number> {
  const main = document.querySelector('main');
  const before = main?.textContent;
  const start = performance.now();
  if (select instanceof HTMLSelectElement) select.selectedIndex = 2;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  while (main?.textContent === before) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - start;
}

/** The charts of a profile and of a comparison after their text, and the overview of 20,000 evaluations. */
export const insight: Measure = async ({ browser, answers, origins, samples }) => {
  answers.size = 1_000;
  const ids = answers.employees().map(({ _id }) => _id);
  const rounds = Math.max(1, Math.round(samples / 2));

  /** Milliseconds from the text of a page to its charts, on a slow processor. */
  async function chartsAfter(path: string, text: string, marks: number): Promise<number> {
    const { page, slowDown, close } = await openPage(browser, `${origins.app}/`);
    await slowDown(SLOW_PROCESSOR);
    await page.waitForTimeout(500);
    const drawn = { selector: MARKS, count: marks };
    await page.goto(`${origins.app}${path}`, { waitUntil: 'commit' });
    const shown = await timeOf(page, 'open', { selector: text }, () => Promise.resolve());
    const painted = await timeOf(page, 'open', drawn, () => Promise.resolve());
    await close();
    return painted - shown;
  }

  const profile: number[] = [];
  const comparison: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    answers.history = 60;
    const [id = ''] = ids;
    profile.push(await chartsAfter(`/employee-profile/${id}`, 'main tbody tr:nth-child(10)', 120));
    answers.history = 20;
    const compared = ids.slice(0, 8).join(',');
    comparison.push(
      await chartsAfter(`/results/compare?ids=${compared}`, 'main li:nth-child(8) a', 160),
    );
  }

  answers.evaluations = ALL;
  const overview = {
    afterLastPage: [] as number[],
    reading: [] as number[],
    drawing: [] as number[],
    filter: [] as number[],
  };
  for (let round = 0; round < rounds; round += 1) {
    const { page, slowDown, settled, close } = await openPage(
      browser,
      `${origins.app}/all-evaluations`,
    );
    await settled();
    await slowDown(SLOW_PROCESSOR);
    let lastPage = 0;
    page.on('response', (response) => {
      if (response.url().includes('/api/evaluations')) lastPage = Date.now();
    });
    // Looking for a role takes long in a page that is slowed down.
    const button = await page.getByRole('button', { name: 'Overview' }).elementHandle();
    const start = await page.evaluate(() => performance.now());
    await button.evaluate((element) => {
      if (element instanceof HTMLElement) element.click();
    });
    await page.locator('main .MuiChartsSurface-root').first().waitFor({ timeout: 120_000 });
    overview.afterLastPage.push(Date.now() - lastPage);
    const end = lastPage - (await page.evaluate(() => performance.timeOrigin));
    overview.reading.push(await longestTask(page, start, end));
    overview.drawing.push(await longestTask(page, end));
    await settled();
    overview.filter.push(await page.getByLabel('Period').evaluate(choose));
    await close();
  }

  const line = { unit: 'ms', of: 'median' } as const;
  return [
    {
      ...line,
      name: 'Profile of 60 evaluations, slow processor: text to charts',
      app: profile,
      target: { most: 600 },
    },
    {
      ...line,
      name: 'Comparison of eight, slow processor: names to chart',
      app: comparison,
      target: { most: 800 },
    },
    {
      ...line,
      name: 'Overview of 20,000, slow processor: last page to charts',
      app: overview.afterLastPage,
      target: { most: 1_000 },
    },
    {
      ...line,
      of: 'max',
      name: 'Overview of 20,000, slow processor: longest task while reading',
      app: overview.reading,
      target: { most: 100 },
    },
    {
      ...line,
      of: 'max',
      name: 'Overview of 20,000, slow processor: longest task after the last page',
      app: overview.drawing,
    },
    {
      ...line,
      name: 'Overview of 20,000, slow processor: filter to painted',
      app: overview.filter,
      target: { most: 200 },
    },
  ] satisfies Line[];
};
