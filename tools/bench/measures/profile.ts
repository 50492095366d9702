import type { Page } from '@playwright/test';
import { PAGE_SIZE } from '../../../src/domain/constants';
import { HISTORY } from '../api';
import { alternately, lineOf, type Bench, type Line, type Measure, type Site } from '../bench';
import { SLOW_PROCESSOR, timeOf } from '../browser';
import { openEmployees, rowsOf } from '../employees';
import type { Condition } from '../probe';

/** The rows of evaluations have a button. They have no e-mail address, but the rows of employees do. */
const PROFILE: Condition = {
  selector: 'main tbody tr:has(td:nth-child(5)):has(button):not(:has([title*="@"]))',
  count: HISTORY,
};

/** Milliseconds. */
interface Pauses {
  /** From pressing the mouse button to releasing it. */
  press: number;
  /** From the text of a profile to Back. */
  reading: number;
}

/** As people do it. The charts of a profile are drawn while its text is read. */
const HUMAN: Pauses = { press: 80, reading: 500 };

/** From the click on an employee in the list to the painted profile, and from Back to the painted list. */
export const profile: Measure = async (bench) => {
  const rounds = Math.ceil(bench.samples / 3);
  const lines: Line[] = [];
  for (const [speed, rate] of [
    ['full speed', 1],
    ['slow', SLOW_PROCESSOR],
  ] as const) {
    const samples = await alternately(rounds, (site) => visitAll(bench, site, rate));
    lines.push(
      lineOf(`List to profile, ${speed}`, samples, (trips) => trips.map(({ there }) => there)),
      lineOf(`Back to the list, ${speed}`, samples, (trips) => trips.map(({ back }) => back)),
    );
  }
  return lines;
};

/** Opens each profile of the first page once, so that no answer is there already. */
async function visitAll(bench: Bench, site: Site, rate: number) {
  const { page, slowDown, close } = await openEmployees(bench, site);
  await slowDown(rate);
  const trips = [];
  for (let row = 0; row < PAGE_SIZE; row += 1) trips.push(await visit(bench, page, row, HUMAN));
  await close();
  return trips;
}

/** Goes to the profile of a row and back. */
export async function visit(
  { answers }: Bench,
  page: Page,
  row: number,
  { press, reading }: Pauses,
) {
  const id = answers.employees()[row]?._id ?? '';
  const link = page.locator(`:not([inert] *)[href$="/${id}"]`).first();
  const there = await timeOf(page, 'click', PROFILE, () => link.click({ delay: press }));
  await page.waitForTimeout(reading);
  const back = await timeOf(page, 'back', rowsOf(answers.employees()));
  await page.waitForTimeout(50);
  return { there, back };
}
