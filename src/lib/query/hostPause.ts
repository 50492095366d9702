/** When the pause ends, in milliseconds of `performance.now()`: the clock of the device may be set meanwhile. */
let end: number | undefined;
let seconds: number | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;
let ticking: ReturnType<typeof setInterval> | undefined;

/** The calls that wait for the end. */
const waiting = new Set<() => void>();
const watchers = new Set<() => void>();

function countDown() {
  seconds =
    end === undefined ? undefined : Math.max(Math.ceil((end - performance.now()) / 1_000), 1);
  for (const watcher of watchers) watcher();
}

/** Lets reads wait, because the host asks for it. A pause that ends later stays. */
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

/** Lets the waiting reads go out. */
export function endPause() {
  if (end === undefined) return;
  clearTimeout(ending);
  clearInterval(ticking);
  end = undefined;
  countDown();
  for (const resume of waiting) resume();
  waiting.clear();
}

/** Resolves at the end of the pause, or at once without one. Rejects where the signal is aborted meanwhile. */
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

/** For `useSyncExternalStore`. The entry calls the API before React is loaded, so this file must not import React. */
export function subscribeToPause(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The seconds that are left of the pause. Undefined without one. */
export const pauseSeconds = () => seconds;
