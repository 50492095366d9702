import { heapOf } from '../../e2e/support/heap';
import type { Measure } from '../support/bench';
import { openPage } from '../support/browser';
import { CARDS, searchAll } from '../support/resultsPage';
import type { Line } from '../support/table';

/** The number of hits, and the target for the time from the response to painted cards in milliseconds. */
const TARGETS = [
  [1_000, 300],
  [10_000, 500],
  [100_000, 1_500],
] as const;

/** A search on Results that finds all employees. */
export const results: Measure = async ({ browser, answers, origins, samples }) => {
  const lines: Line[] = [];
  for (const [size, most] of TARGETS) {
    answers.size = size;
    const times: number[] = [];
    const heaps: number[] = [];
    for (let round = 0; round < Math.min(3, samples); round += 1) {
      const opened = await openPage(browser, `${origins.app}/results`);
      await opened.settled();
      times.push(await searchAll(opened.page, CARDS));
      heaps.push(await heapOf(opened.client));
      await opened.close();
    }
    const name = `Results, ${size.toLocaleString('en')} hits`;
    lines.push(
      { name: `${name}: answer to cards`, unit: 'ms', of: 'median', app: times, target: { most } },
      { name: `${name}: heap`, unit: 'MB', of: 'max', app: heaps, target: { most: 400 } },
    );
  }
  return lines;
};
