import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/**
 * Loads code when the browser has nothing better to do, and says whether it is there. `preload` answers
 * whether it could be loaded, and must stay the same.
 */
export function useIdleCode(preload: () => Promise<boolean>): boolean {
  const [isThere, setIsThere] = useState(false);

  useEffect(
    () =>
      whenIdle(() => {
        void preload().then((loaded) => {
          startTransition(() => {
            setIsThere(loaded);
          });
        });
        return 'done';
      }),
    [preload],
  );
  return isThere;
}
