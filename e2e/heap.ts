import type { CDPSession } from '@playwright/test';

/** Megabytes of the page's heap that are in use after everything else was given back. */
export async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
