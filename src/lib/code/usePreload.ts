import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from './whenIdle';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Loads code before it is needed: one piece after the other, when the screen has its data and the browser
 * nothing better to do; not for those who save data. What fails is loaded again when it is needed. `loads`
 * must stay the same.
 */
export function usePreload(loads: (() => Promise<unknown>)[]) {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (navigator.connection?.saveData) return;
    let isGivenUp = false;
    async function preload() {
      for (const load of loads) {
        if (isGivenUp) return;
        await load().catch(() => undefined);
      }
    }

    let cancel: (() => void) | undefined;
    function start() {
      if (cancel || queryClient.isFetching() > 0) return;
      cancel = whenIdle(() => {
        void preload();
        return 'done';
      });
    }
    // Not a hook of the library's: the screen would be drawn once more whenever something is read.
    const unsubscribe = queryClient.getQueryCache().subscribe(start);
    start();
    return () => {
      isGivenUp = true;
      unsubscribe();
      cancel?.();
    };
  }, [queryClient, loads]);
}
