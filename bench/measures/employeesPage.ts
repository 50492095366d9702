import { openPage, SLOW_PROCESSOR, type OpenPage } from '../browser';
import type { Employee } from '../../src/api/contract';
import { PAGE_SIZE } from '../floor/rule';
import type { Condition } from '../probe';
import { ROWS, type Bench, type Subject } from './measure';

/** What the page of employees shows when these are the first of its list. */
export const rowsOf = (employees: Employee[]): Condition => ({
  selector: ROWS,
  texts: employees.slice(0, PAGE_SIZE).map(({ email }) => email ?? ''),
});

/** Whether both are the same picture, so that nothing could be waited for. */
export const isSame = (one: Condition, other: Condition) =>
  one.texts?.join('\n') === other.texts?.join('\n');

/** The page of employees on a slow processor, when it has come to rest. */
export async function openEmployees(
  { browser, answers, origins }: Bench,
  subject: Subject,
): Promise<OpenPage> {
  const expected = rowsOf(answers.employees());
  const opened = await openPage(browser, `${origins[subject]}/`, { expected });
  const { page, slowDown } = opened;
  await page.evaluate(() => window.bench.painted);
  if (subject === 'app') await page.waitForSelector('.MuiDataGrid-root:not([inert] *)');
  // Both prepare the first search when they have nothing else to do.
  await page.waitForTimeout(1_500);
  await slowDown(SLOW_PROCESSOR);
  await page.waitForTimeout(300);
  return opened;
}
