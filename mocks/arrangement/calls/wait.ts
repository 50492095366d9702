import type { Delay } from '../arrangement';

/** What a wait that was ended early returns. */
export const RELEASED = Symbol('released');
export type Released = typeof RELEASED;

/** Settles as `work` does, unless a signal is aborted first. `work` itself goes on. */
export function unlessReleased<T>(
  work: Promise<T>,
  signals: readonly AbortSignal[],
): Promise<T | Released> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      for (const signal of signals) signal.removeEventListener('abort', release);
    };
    const release = () => {
      stop();
      resolve(RELEASED);
    };
    for (const signal of signals) signal.addEventListener('abort', release);
    if (signals.some(({ aborted }) => aborted)) release();
    work.then(resolve, reject).finally(stop);
  });
}

/** Ends after so many milliseconds, or never for Infinity. */
export async function pause(
  milliseconds: number,
  signals: readonly AbortSignal[],
): Promise<Released | undefined> {
  if (milliseconds <= 0) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const time = new Promise<undefined>((resolve) => {
    if (milliseconds < Infinity) timer = setTimeout(resolve, milliseconds, undefined);
  });
  const ended = await unlessReleased(time, signals);
  clearTimeout(timer);
  return ended;
}

const SHORTEST = 100;
const LONGEST = 400;

export function millisecondsOf(delay: Delay): number {
  switch (delay) {
    case 'none':
      return 0;
    case 'forever':
      return Infinity;
    case 'real':
      return SHORTEST + Math.random() * (LONGEST - SHORTEST);
    default:
      return delay;
  }
}
