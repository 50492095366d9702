/** Calls for the rows of a list that may be under way: as many as a browser has connections to a host over HTTP/1.1. */
export const CALL_LIMIT = 6;

/** Calls of a task that a person waits for, and calls of what the screen shows beside it. */
export type CallPriority = 'first' | 'later';

const waiting: Record<CallPriority, (() => void)[]> = { first: [], later: [] };
let running = 0;

/**
 * Makes a call when fewer than `CALL_LIMIT` are under way, and none of a higher priority waits. A call that is aborted
 * while it waits is never made.
 */
export async function limitCalls<T>(
  call: () => Promise<T>,
  priority: CallPriority,
  signal?: AbortSignal,
): Promise<T> {
  if (running === CALL_LIMIT) await new Promise<void>((resolve) => waiting[priority].push(resolve));
  else running += 1;
  try {
    signal?.throwIfAborted();
    return await call();
  } finally {
    const startNext = waiting.first.shift() ?? waiting.later.shift();
    if (startNext) startNext();
    else running -= 1;
  }
}
