/** The part of a `PerformanceResourceTiming` that tells one call from another. */
export type FinishedCall = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'startTime' | 'responseEnd'
>;

/** Calls that are in the mock at the same time. The older ones have ended. */
const MOST = 200;

/** Finds the calls to the API that have ended and that the mock has not seen. */
export function createPassedCalls(origin: string) {
  let seen: { url: string; time: number }[] = [];

  return {
    /** The mock has the call. `time` is of `performance.now()`. */
    see(url: string, time: number) {
      seen = [...seen.slice(1 - MOST), { url, time }];
    },
    /** The path of the call, if it has passed. */
    passed({ name, initiatorType, startTime, responseEnd }: FinishedCall): string | undefined {
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
