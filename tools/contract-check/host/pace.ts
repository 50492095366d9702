import { setTimeout as sleep } from 'node:timers/promises';

const MOST_CALLS = 900;

/** The run was stopped, or has used its calls. What is not done yet stays unproven. */
export class Stopped extends Error {}

/** Counts the calls of a run, and spaces them by the rate, which is in calls a second. */
export function createPace(rate: number, signal: AbortSignal) {
  let calls = 0;
  let earliest = 0;
  let isStopped = false;

  function stop(why: string): Stopped {
    isStopped = true;
    return new Stopped(why);
  }

  async function pause(milliseconds: number) {
    // A timer takes a millisecond at least. It rejects when the signal is aborted.
    if (milliseconds > 0) await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) throw stop('The run was stopped');
  }

  return {
    count: () => calls,
    wasStopped: () => isStopped,
    stop,
    pause,
    /** Waits until the next call may be sent. */
    async next() {
      if (calls >= MOST_CALLS) throw stop(`The run has used its ${MOST_CALLS} calls`);
      await pause(earliest - performance.now());
      earliest = performance.now() + 1000 / rate;
      calls += 1;
    },
  };
}
