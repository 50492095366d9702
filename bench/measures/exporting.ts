import { alternately, type Bench, type Measure } from '../support/bench';
import { openPage } from '../support/browser';
import { CARDS, searchAll } from '../support/resultsPage';
import { EMPTY_PAGE } from '../support/server';

const EMPLOYEES = 1_000;
const DELAY = 50;

/** A browser's connections to one host over HTTP/1.1. */
const CONNECTIONS = 6;

/** The lower limit in milliseconds, by the number of connections. */
const LOWER_LIMIT = Math.ceil(EMPLOYEES / CONNECTIONS) * DELAY;

/** The export of 1,000 employees with 50 ms a response, compared with the same requests from an empty page. */
export const exporting: Measure = async (bench) => {
  bench.answers.size = EMPLOYEES;
  const times = Math.min(3, bench.samples);
  const samplesOf = await alternately(['plain', 'app'], times, (subject) =>
    subject === 'app' ? timeExport(bench) : timeRequests(bench),
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
    { ...line, name: `${name}: beside the limit of six connections`, plain: [LOWER_LIMIT] },
  ];
};

async function timeRequests({ browser, answers, origins }: Bench): Promise<number> {
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

async function timeExport({ browser, answers, origins }: Bench): Promise<number> {
  const { page, settled, close } = await openPage(browser, `${origins.app}/results`);
  await settled();
  await searchAll(page, CARDS);
  answers.delay = DELAY;
  // The time from the click to the download.
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const time = await page.evaluate(async () => (await window.bench.saved) - window.bench.clicked);
  answers.delay = 0;
  await close();
  return time;
}
