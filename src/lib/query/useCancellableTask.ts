import { CancelledError } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface TaskSettings {
  signal: AbortSignal;
  /** Called with the number of calls that are done. */
  onProgress: (done: number) => void;
}

/** A long task with its progress, once at a time: the next cancels it, as does leaving the screen. */
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
      // Ends what is still under way where it failed.
      controller.abort();
      // One that was cancelled can end after the next has begun.
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
