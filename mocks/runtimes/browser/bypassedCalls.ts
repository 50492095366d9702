/** The properties of a `PerformanceResourceTiming` that identify a call. */
export type FinishedCall = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'startTime' | 'responseEnd'
>;

/** The most calls that the mock has at the same time. Older ones have ended. */
const MOST = 200;

/** Finds the calls to the API that have ended and that the mock has not seen. */
export function createBypassedCalls(origin: string) {
  let seen: { url: string; time: number }[] = [];

  return {
    /** Notes a call that the mock has. `time` is of `performance.now()`. */
    addMocked(url: string, time: number) {
      seen = [...seen.slice(1 - MOST), { url, time }];
    },
    /** The path of the call, if the mock has not seen it. */
    pathIfBypassed({
      name,
      initiatorType,
      startTime,
      responseEnd,
    }: FinishedCall): string | undefined {
      const isCall =
        name.startsWith(`${origin}/api/`) && ['fetch', 'xmlhttprequest'].includes(initiatorType);
      if (!isCall) return undefined;
      const index = seen.findIndex(
        ({ url, time }) => url === name && time >= startTime && time <= responseEnd,
      );
      if (index === -1) return new URL(name).pathname;
      seen = seen.toSpliced(index, 1);
      return undefined;
    },
  };
}
