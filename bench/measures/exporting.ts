import type { Page } from '@playwright/test';
import { openPage, timeOf } from '../browser';
import { EMPTY_PAGE } from '../server';
import { alternately, type Bench, type Measure } from './measure';

const EMPLOYEES = 1_000;
const DELAY = 50;

/** Calls that a browser has under way to one host. */
const CONNECTIONS = 6;

/** Even the fastest answers take so long, in milliseconds. */
const LIMIT = Math.ceil(EMPLOYEES / CONNECTIONS) * DELAY;

/** The export of 1,000 employees, 50 ms an answer, and the same calls from an empty page just before. */
export const exporting: Measure = async (bench) => {
  const { answers } = bench;
  answers.size = EMPLOYEES;
  const times = Math.min(3, bench.samples);
  // The empty page goes first.
  const { app: calls, plain: exports } = await alternately(times, (subject) =>
    subject === 'app' ? callsAlone(bench) : exportOf(bench),
  );
  const name = 'Export of 1,000 employees';
  const line = { unit: 'ms', of: 'median', app: exports } as const;
  return [
    {
      ...line,
      name: `${name}: beside the same calls alone`,
      floor: calls,
      target: { times: 1.05 },
    },
    { ...line, name: `${name}: beside the limit of six connections`, floor: [LIMIT] },
  ];
};

async function callsAlone({ browser, answers, origins }: Bench): Promise<number> {
  const { page, close } = await openPage(browser, `${origins.plain}${EMPTY_PAGE}`);
  answers.delay = DELAY;
  const time = await page.evaluate(
    async ([ids, connections]) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
      const left = ids.values();
      const start = performance.now();
      await Promise.all(
        Array.from({ length: connections }, async () => {
          for (const id of left) {
            const answer = await fetch(`/api/evaluations/results/${id}`, { headers });
            await answer.json();
          }
        }),
      );
      return performance.now() - start;
    },
    [answers.employees().map(({ _id }) => _id), CONNECTIONS] as const,
  );
  answers.delay = 0;
  await close();
  return time;
}

async function exportOf({ browser, answers, origins }: Bench): Promise<number> {
  const { page, close } = await openPage(browser, `${origins.app}/results`);
  await showResults(page);
  answers.delay = DELAY;
  // From the click to the file that is handed to the browser.
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const time = await page.evaluate(async () => (await window.bench.saved) - window.bench.clicked);
  answers.delay = 0;
  await close();
  return time;
}

/** Finds everybody; milliseconds from the answer to painted cards. */
export async function showResults(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.waitFor();
  // The code that a page fetches when it has nothing else to do is there.
  await page.waitForTimeout(1_000);
  return timeOf(page, 'answer', { selector: 'main [role="listitem"]' }, () => button.click());
}
