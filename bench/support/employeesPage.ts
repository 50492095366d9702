import type { Page } from '@playwright/test';
import type { Bench, Subject } from './bench';
import { openPage, SLOW_PROCESSOR, type OpenPage } from './browser';
import { rowsOf } from './expectedRows';

interface EmployeesPage extends OpenPage {
  /** Milliseconds of the longest task after the first rows, in which the page prepares searches and sorts. */
  longestBefore: number;
}

/** The page of employees on a slow processor, when it has settled. */
export async function openEmployees(
  { browser, answers, origins }: Bench,
  subject: Subject,
): Promise<EmployeesPage> {
  const expected = rowsOf(answers.employees());
  const opened = await openPage(browser, `${origins[subject]}/`, { expected });
  const { page, slowDown, settled } = opened;
  const painted = await page.evaluate(() => window.bench.painted);
  // Both prepare searches and sorts in idle time.
  await settled();
  const longestBefore = await longestTaskSince(page, painted);
  await slowDown(SLOW_PROCESSOR);
  await page.waitForTimeout(300);
  return { ...opened, longestBefore };
}

/** Milliseconds; the browser tells of tasks from 50 on. */
export const longestTaskSince = (page: Page, start: number) =>
  page.evaluate(
    (from) =>
      Math.max(
        0,
        ...window.bench.tasks.filter((task) => task.start >= from).map(({ duration }) => duration),
      ),
    start,
  );
