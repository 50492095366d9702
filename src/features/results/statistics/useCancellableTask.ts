import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReadSettings } from './readStatistics';

/** One long task at a time, with its progress. Leaving the screen cancels it. */
export function useCancellableTask() {
  const [done, setDone] = useState<number>();
  const running = useRef<AbortController>(undefined);

  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  /** Cancels the task before. A task that rejects after it was cancelled rejects for nobody. */
  const run = useCallback(
    async (task: (settings: ReadSettings) => Promise<void>) => {
      cancel();
      const controller = new AbortController();
      running.current = controller;
      setDone(0);
      try {
        await task({ signal: controller.signal, onProgress: setDone });
      } catch (error) {
        if (!controller.signal.aborted) throw error;
      } finally {
        // Ends what is still under way where it failed.
        controller.abort();
        if (running.current === controller) {
          running.current = undefined;
          setDone(undefined);
        }
      }
    },
    [cancel],
  );

  return {
    /** How many employees are done; undefined while no task runs. */
    done,
    run,
    cancel,
  };
}
