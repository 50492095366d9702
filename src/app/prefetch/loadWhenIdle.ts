import type { QueryClient } from '@tanstack/react-query';
import { untilIdle } from '../../lib/code/untilIdle';

/**
 * Loads code, a piece after the other, while the browser is idle and nothing is being fetched. What fails is loaded
 * again when it is needed. Returns a function that stops it.
 */
export function loadWhenIdle(
  loads: (() => Promise<unknown>)[],
  queryClient: QueryClient,
): () => void {
  let isStopped = false;

  async function loadAll() {
    for (const load of loads) {
      await untilFetched(queryClient);
      await untilIdle();
      if (isStopped) return;
      await load().catch(() => undefined);
    }
  }

  void loadAll();
  return () => {
    isStopped = true;
  };
}

function untilFetched(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    if (queryClient.isFetching() === 0) {
      resolve();
      return;
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return;
      unsubscribe();
      resolve();
    });
  });
}
