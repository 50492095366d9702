/** The properties of a `PerformanceResourceTiming` that identify a call. */
type CallTiming = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'startTime' | 'responseEnd' | 'responseStart'
>;

/** A call that did not reach the mock. */
export interface BypassedCall {
  path: string;
  /** A time of `performance.now()`. */
  startTime: number;
}

interface FinishedCall extends BypassedCall {
  isMocked: boolean;
}

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
    /**
     * Returns whether a call reached the mock. Undefined if the timing is not of a call, or of one without an answer: a
     * screen may cancel a call before the mock sees it.
     */
    finish(timing: CallTiming): FinishedCall | undefined {
      const { name, initiatorType, startTime, responseEnd, responseStart } = timing;
      const isCall =
        name.startsWith(`${origin}/api/`) && ['fetch', 'xmlhttprequest'].includes(initiatorType);
      if (!isCall || responseStart === 0) return undefined;
      const index = mocked.findIndex(
        ({ url, time }) => url === name && time >= startTime && time <= responseEnd,
      );
      const isMocked = index !== -1;
      if (isMocked) mocked = mocked.toSpliced(index, 1);
      return { path: new URL(name).pathname, startTime, isMocked };
    },
  };
}

/**
 * Returns the last bypassed call after another call has finished, or undefined if calls reach the mock again. A mocked
 * call that started before the bypassed one does not show that.
 */
export function updateBypassed(
  bypassed: BypassedCall | undefined,
  { isMocked, path, startTime }: FinishedCall,
): BypassedCall | undefined {
  if (!isMocked) return { path, startTime };
  return bypassed && startTime < bypassed.startTime ? bypassed : undefined;
}
