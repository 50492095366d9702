import type { CDPSession } from '@playwright/test';

/**
 * V8 flags for comparing the heap over time. Without them the heap also grows by the optimised code of functions that
 * run often, which is not a leak.
 */
export const COMPILED_ONCE = ['--no-opt', '--no-maglev'];

/** The heap is read after each of this many last rounds. */
const READINGS = 3;

/**
 * Megabytes that the page's objects use after garbage collection, without the memory of the browser itself: that grows
 * while a debugger is attached, because it records every request. `domOf` counts the elements.
 */
export async function heapOf(client: CDPSession): Promise<number> {
  await collectGarbage(client);
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

/** The numbers of documents, nodes and event listeners after garbage collection, attached or not. */
export async function domOf(client: CDPSession) {
  await collectGarbage(client);
  return client.send('Memory.getDOMCounters');
}

async function collectGarbage(client: CDPSession) {
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
}

/** The heap after `rounds` rounds, in megabytes. Each reading may include garbage, so the smallest one counts. */
export async function heapAfter(
  client: CDPSession,
  rounds: number,
  runRound: (round: number) => Promise<unknown>,
): Promise<number> {
  const readings: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await runRound(round);
    if (rounds - round <= READINGS) readings.push(await heapOf(client));
  }
  return Math.min(...readings);
}
