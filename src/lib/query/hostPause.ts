import { createStore } from './store';

/**
 * The end of the pause in milliseconds of `performance.now()`, because the clock of the device may be set in the
 * meantime.
 */
let end: number | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;
let ticking: ReturnType<typeof setInterval> | undefined;

/** The calls that wait for the end of the pause. */
const waiting = new Set<() => void>();

/** The remaining seconds of the pause. Undefined without one. */
export const pauseSeconds = createStore<number | undefined>(undefined);

function countDown() {
  pauseSeconds.set(
    end === undefined ? undefined : Math.max(Math.ceil((end - performance.now()) / 1_000), 1),
  );
}

/** Pauses reads, because the host asks for it. A pause that ends later is kept. */
export function startPause(milliseconds: number) {
  const next = performance.now() + milliseconds;
  if (end !== undefined && end >= next) return;
  clearTimeout(ending);
  clearInterval(ticking);
  end = next;
  ending = setTimeout(endPause, milliseconds);
  ticking = setInterval(countDown, 1_000);
  countDown();
}

/** Ends the pause, so that the waiting reads are sent. */
export function endPause() {
  if (end === undefined) return;
  clearTimeout(ending);
  clearInterval(ticking);
  end = undefined;
  countDown();
  for (const resume of waiting) resume();
  waiting.clear();
}

/** Resolves at the end of the pause, or at once without one. Rejects if the signal is aborted in the meantime. */
export async function pauseEnd(signal?: AbortSignal): Promise<void> {
  if (end === undefined) return;
  await new Promise<void>((resolve) => {
    waiting.add(resolve);
    signal?.addEventListener(
      'abort',
      () => {
        waiting.delete(resolve);
        resolve();
      },
      { once: true },
    );
  });
  signal?.throwIfAborted();
}
