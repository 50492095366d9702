import { alternately, lineOf, type Bench, type Measure } from '../bench';
import { openPage } from '../browser';

/** Milliseconds that each answer takes. */
const DELAY = 50;

/** A browser's connections to one host over HTTP/1.1. */
const CONNECTIONS = 6;

/** The export of 1,000 employees, beside the same calls alone. */
export const exporting: Measure = async (bench) => {
  const times = Math.min(3, bench.samples);
  const samples = await alternately(times, (site) =>
    site === 'app' ? timeExport(bench) : timeCalls(bench),
  );
  return [lineOf('Export of 1,000 employees', samples, (time) => time)];
};

async function timeExport({ browser, answers, origins }: Bench): Promise<number> {
  const { page, atRest, close } = await openPage(browser, `${origins.app}/results`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const button = page.getByRole('button', { name: 'Export to Excel' });
  await button.waitFor();
  await atRest();
  answers.delay = DELAY;
  const start = performance.now();
  await Promise.all([page.waitForEvent('download'), button.click()]);
  const time = performance.now() - start;
  answers.delay = 0;
  await close();
  return time;
}

async function timeCalls({ browser, answers, origins }: Bench): Promise<number> {
  const { page, close } = await openPage(browser, `${origins.plain}/login`, { signedIn: false });
  answers.delay = DELAY;
  const time = await page.evaluate(
    async ([ids, connections]) => {
      const left = ids.values();
      const start = performance.now();
      await Promise.all(
        Array.from({ length: connections }, async () => {
          for (const id of left) await (await fetch(`/api/evaluations/results/${id}`)).json();
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
