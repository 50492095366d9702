import type { Page } from '@playwright/test';
import type { Bench } from './bench';
import { openPage, SLOW_PROCESSOR, type OpenPage } from './browser';
import { rowsOf } from './expectedRows';
import type { Site } from './sites';

interface EmployeesPage extends OpenPage {
  /** Milliseconds of the longest task between the first rows and the settled page. */
  longestBefore: number;
}

/** Opens the page of employees, waits until it has settled, and throttles the processor. */
export async function openEmployees(
  { browser, answers, origins }: Bench,
  site: Site,
): Promise<EmployeesPage> {
  const expected = rowsOf(answers.employees());
  const opened = await openPage(browser, `${origins[site]}/`, { expected });
  const { page, slowDown, settled } = opened;
  const painted = await page.evaluate(() => window.bench.painted);
  // The page without a framework prepares searches and sorts in idle callbacks.
  await settled();
  const longestBefore = await longestTask(page, painted);
  await slowDown(SLOW_PROCESSOR);
  await page.waitForTimeout(300);
  return { ...opened, longestBefore };
}

/** Milliseconds of the longest task that began between two times. The browser reports tasks of 50 ms and more. */
export const longestTask = (page: Page, start: number, end = Infinity) =>
  page.evaluate(
    ([from, to]) =>
      Math.max(
        0,
        ...window.bench.tasks
          .filter((task) => task.start >= from && task.start < to)
          .map(({ duration }) => duration),
      ),
    [start, end] as const,
  );
