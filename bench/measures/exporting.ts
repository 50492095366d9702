import { alternately, type Bench, type Measure } from '../support/bench';
import { openPage } from '../support/browser';
import { CARDS, searchEverybody } from '../support/resultsPage';
import { EMPTY_PAGE } from '../support/server';

const EMPLOYEES = 1_000;
const DELAY = 50;

/** Calls that a browser has under way to one host. */
const CONNECTIONS = 6;

/** Even the fastest answers take so long, in milliseconds. */
const LIMIT = Math.ceil(EMPLOYEES / CONNECTIONS) * DELAY;

/** The export of 1,000 employees, 50 ms an answer, and the same calls from an empty page just before. */
export const exporting: Measure = async (bench) => {
  bench.answers.size = EMPLOYEES;
  const times = Math.min(3, bench.samples);
  const samplesOf = await alternately(['plain', 'app'], times, (subject) =>
    subject === 'app' ? exportOf(bench) : callsAlone(bench),
  );
  const name = 'Export of 1,000 employees';
  const line = { unit: 'ms', of: 'median', app: samplesOf('app') } as const;
  return [
    {
      ...line,
      name: `${name}: beside the same calls alone`,
      plain: samplesOf('plain'),
      target: { times: 1.05, baseline: 'plain' },
    },
    { ...line, name: `${name}: beside the limit of six connections`, plain: [LIMIT] },
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
  const { page, settled, close } = await openPage(browser, `${origins.app}/results`);
  await settled();
  await searchEverybody(page, CARDS);
  answers.delay = DELAY;
  // From the click to the file that is handed to the browser.
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const time = await page.evaluate(async () => (await window.bench.saved) - window.bench.clicked);
  answers.delay = 0;
  await close();
  return time;
}
