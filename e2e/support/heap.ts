import type { CDPSession } from '@playwright/test';

/**
 * For a browser whose heap is compared over time. Code that was compiled once more because it runs often lies in
 * the heap too, and is nothing that a page leaves behind.
 */
export const COMPILED_ONCE = ['--no-opt', '--no-maglev'];

/** Rounds after which the heap is read. */
const READINGS = 5;

/** Megabytes in use after everything else was given back: the page's objects, and its elements. */
export async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize } = await client.send('Runtime.getHeapUsage');
  return (usedSize + embedderHeapUsedSize) / 1_000_000;
}

/** Megabytes after so many rounds: the least of the last readings, as any may find what is about to go. */
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
