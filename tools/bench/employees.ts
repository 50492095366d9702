import type { Employee } from '../../src/api/contract';
import { PAGE_SIZE } from '../../src/domain/constants';
import type { Bench, Site } from './bench';
import { openPage } from './browser';
import type { Condition } from './probe';

/** The e-mail addresses in the table of employees, in both applications. A table being replaced does not count. */
export const ROWS = 'bdi[title*="@"]:not([inert] *)';

/** The first page of this list. */
export const rowsOf = (employees: Employee[]): Condition => ({
  selector: ROWS,
  texts: employees.slice(0, PAGE_SIZE).map(({ email }) => email ?? ''),
});

/** Opens the list of employees, and waits until it is at rest. */
export async function openEmployees({ browser, answers, origins }: Bench, site: Site) {
  const expected = rowsOf(answers.employees());
  const opened = await openPage(browser, `${origins[site]}/`, { expected });
  await opened.page.evaluate(() => window.bench.painted);
  await opened.atRest();
  return opened;
}
