import type { CDPSession } from '@playwright/test';

/**
 * Flags for comparing the heap over time. The optimised code of functions that run often lies in the heap too,
 * and is no leak.
 */
export const COMPILED_ONCE = ['--no-opt', '--no-maglev'];

/** How many of the last rounds are followed by a reading. */
const READINGS = 5;

/** Megabytes that the page's objects and elements use after garbage collection. */
export async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize } = await client.send('Runtime.getHeapUsage');
  return (usedSize + embedderHeapUsedSize) / 1_000_000;
}

/** Megabytes after so many rounds: the smallest of the last readings, as each may include objects that are about to go. */
export async function heapAfter(
  client: CDPSession,
  rounds: number,
  goRound: (round: number) => Promise<unknown>,
): Promise<number> {
  const readings: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await goRound(round);
    if (rounds - round <= READINGS) readings.push(await heapOf(client));
  }
  return Math.min(...readings);
}
