import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/**
 * Loads code when the browser has nothing better to do, and says whether it is there. `preload` answers
 * whether it could be loaded, and must stay the same. It begins after `rest` milliseconds: who only passes
 * through the screen is gone by then.
 */
export function useIdleCode(preload: () => Promise<boolean>, rest = 0): boolean {
  const [isThere, setIsThere] = useState(false);

  useEffect(() => {
    let giveUp: (() => void) | undefined;
    const timer = window.setTimeout(() => {
      giveUp = whenIdle(() => {
        void preload().then((loaded) => {
          if (!loaded) return;
          startTransition(() => {
            setIsThere(true);
          });
        });
        return 'done';
      });
    }, rest);
    return () => {
      window.clearTimeout(timer);
      giveUp?.();
    };
  }, [preload, rest]);
  return isThere;
}
