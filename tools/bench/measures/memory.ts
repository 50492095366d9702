import { PAGE_SIZE } from '../../../src/domain/constants';
import { alternately, lineOf, type Bench, type Measure, type Site } from '../bench';
import { heapOf } from '../browser';
import { openEmployees } from '../employees';
import { visit } from './profile';

const ROUNDS = 100;

/** Long enough to draw the charts of a profile at full speed. */
const PAUSES = { press: 0, reading: 150 };

/** The heap of a large list at rest, and what a hundred visits of profiles leave in it. */
export const memory: Measure = async (bench) => {
  const times = Math.ceil(bench.samples / 3);
  bench.answers.size = bench.many;
  const lists = await alternately(times, (site) => heapOfList(bench, site));
  bench.answers.size = 1_000;
  const growths = await alternately(times, (site) => growthOf(bench, site));
  const name = `Heap, list of ${bench.many.toLocaleString('en')} at rest`;
  return [
    lineOf(name, lists, (heap) => heap, 'MB'),
    lineOf('Heap: growth a visit of a profile', growths, (growth) => growth, 'KB'),
  ];
};

async function heapOfList(bench: Bench, site: Site): Promise<number> {
  const { client, close } = await openEmployees(bench, site);
  const heap = await heapOf(client);
  await close();
  return heap;
}

/** Kilobytes, including compiled code. */
async function growthOf(bench: Bench, site: Site): Promise<number> {
  const { page, client, close } = await openEmployees(bench, site);
  // The browser's list of fetched resources is not part of the app's heap.
  await page.evaluate(() => {
    performance.setResourceTimingBufferSize(0);
    performance.clearResourceTimings();
  });
  const heapAfterRounds = async () => {
    const readings: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await visit(bench, page, round % PAGE_SIZE, PAUSES);
      // Each reading may include garbage, so the least of three counts.
      if (ROUNDS - round <= 3) readings.push(await heapOf(client));
    }
    return readings.toSorted((a, b) => a - b)[0] ?? 0;
  };
  // After the first hundred rounds all long-lived objects exist, such as cached answers.
  const before = await heapAfterRounds();
  const after = await heapAfterRounds();
  await close();
  return ((after - before) * 1_000) / ROUNDS;
}
