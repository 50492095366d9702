import { endPause, pauseEnd, startPause } from '../../lib/query/hostPause';
import { ApiError } from './apiError';
import { readLimit } from './readLimit';

/** The shortest and the longest wait in milliseconds, whatever the host says. */
const MIN_WAIT = 1_000;
const MAX_WAIT = 60_000;

/** The first wait in milliseconds without a Retry-After header. Each further wait is twice as long. */
const FIRST_WAIT = 5_000;

/** The number of consecutive waits without a success, after which the calls fail. A host may refuse for ever. */
export const MAX_WAITS = 5;

/** The number of bulk reads that are running. */
let tasks = 0;
/** The number of pauses so far. A call that was sent before the last one does not start another. */
let pauses = 0;
/** The number of pauses since the last success. */
let waits = 0;
/** The reason why all calls fail after too many waits. */
let refusal: ApiError | undefined;

/**
 * Begins a bulk read. While one runs, all reads wait if the host asks for it. Returns a function that ends it, and, for
 * the last one, also the pause.
 */
export function startTask(): () => void {
  tasks += 1;
  readLimit.current = withinHostLimit;
  return () => {
    tasks -= 1;
    if (tasks > 0) return;
    readLimit.current = undefined;
    waits = 0;
    refusal = undefined;
    endPause();
  };
}

/**
 * Makes a read. During a bulk read, after a 429, or a 503 with a Retry-After header, no read goes out for as long as the
 * host says, and the call is made again (specification, Long tasks).
 */
export async function withinHostLimit<T>(
  call: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (;;) {
    await pauseEnd(signal);
    if (refusal) throw refusal;
    const sentAfter = pauses;
    try {
      const answer = await call();
      waits = 0;
      return answer;
    } catch (error) {
      if (tasks === 0 || !asksToWait(error)) throw error;
      if (sentAfter === pauses) {
        if (waits === MAX_WAITS) throw giveUp(error);
        pauses += 1;
        waits += 1;
      }
      const wait = error.retryAfter ?? FIRST_WAIT * 2 ** (waits - 1);
      startPause(Math.min(Math.max(wait, MIN_WAIT), MAX_WAIT));
    }
  }
}

const asksToWait = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 429 || (error.status === 503 && error.retryAfter !== undefined));

/** Ends the reads of the task. No query repeats them, because the wait is too long. */
function giveUp({ reason, message, status, serverMessage }: ApiError): ApiError {
  refusal = new ApiError(reason, message, status, serverMessage, Infinity);
  return refusal;
}
