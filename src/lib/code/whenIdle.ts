/** Milliseconds of work at a time: browsers give up to fifty, which whoever presses a key would wait for. */
const SLICE = 8;

/**
 * Calls `work` when nothing more urgent is to be done, again and again until it answers that it is done.
 * It should stop when no time is left. Answers a function that gives it up.
 */
export function whenIdle(work: (timeLeft: () => number) => 'done' | 'more'): () => void {
  let given = false;
  const { request, cancel } = 'requestIdleCallback' in window ? idleCallbacks() : timers();
  let handle = request(run);

  function run(timeLeft: () => number) {
    if (!given && work(timeLeft) === 'more') handle = request(run);
  }
  return () => {
    given = true;
    cancel(handle);
  };
}

type Run = (timeLeft: () => number) => void;

const idleCallbacks = () => ({
  request: (run: Run) =>
    window.requestIdleCallback(
      (deadline) => {
        const end = performance.now() + SLICE;
        run(() => Math.min(deadline.timeRemaining(), end - performance.now()));
      },
      { timeout: 2_000 },
    ),
  cancel: (handle: number) => {
    window.cancelIdleCallback(handle);
  },
});

const timers = () => ({
  request: (run: Run) =>
    window.setTimeout(() => {
      const end = performance.now() + SLICE;
      run(() => end - performance.now());
    }, 1),
  cancel: (handle: number) => {
    window.clearTimeout(handle);
  },
});
