/** The properties of a `PerformanceResourceTiming` that identify a call. */
type FinishedCall = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'startTime' | 'responseEnd'
>;

/** The maximum number of remembered calls. Older ones have ended. */
const MAX_CALLS = 200;

/** Detects finished calls to the API that did not reach the mock. */
export function createBypassedCalls(origin: string) {
  let mocked: { url: string; time: number }[] = [];

  return {
    /** Adds a call that has reached the mock, at a `time` of `performance.now()`. */
    addMocked(url: string, time: number) {
      mocked = [...mocked.slice(1 - MAX_CALLS), { url, time }];
    },
    /** Returns the path of a finished call if it did not reach the mock. */
    pathIfBypassed({
      name,
      initiatorType,
      startTime,
      responseEnd,
    }: FinishedCall): string | undefined {
      const isCall =
        name.startsWith(`${origin}/api/`) && ['fetch', 'xmlhttprequest'].includes(initiatorType);
      if (!isCall) return undefined;
      const index = mocked.findIndex(
        ({ url, time }) => url === name && time >= startTime && time <= responseEnd,
      );
      if (index === -1) return new URL(name).pathname;
      mocked = mocked.toSpliced(index, 1);
      return undefined;
    },
  };
}
