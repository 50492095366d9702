import { CancelledError } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface TaskSettings {
  signal: AbortSignal;
  /** Called with the number of calls that are done. */
  onProgress: (done: number) => void;
}

/** Runs one long task at a time and says how far it is. A new task, or leaving the screen, cancels it. */
export function useCancellableTask() {
  const [done, setDone] = useState<number>();
  const running = useRef<AbortController>(undefined);

  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  /** Whether the task was done: false where it was cancelled, or the session ended. */
  async function run(task: (settings: TaskSettings) => Promise<void>): Promise<boolean> {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    try {
      await task({ signal: controller.signal, onProgress: setDone });
      return true;
    } catch (error) {
      if (!controller.signal.aborted && !(error instanceof CancelledError)) throw error;
      return false;
    } finally {
      // After a failure, ends the calls that are still under way.
      controller.abort();
      // A cancelled task can end after the next one has begun.
      if (running.current === controller) setDone(undefined);
    }
  }

  return {
    /** How many calls are done; undefined while no task runs. */
    done,
    run,
    cancel,
  };
}
