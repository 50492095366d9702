/** The number of limited calls that run at the same time. Browsers open six connections to a host over HTTP/1.1. */
export const CALL_LIMIT = 6;

/** `high` for a call that the user waits for, `low` for a row of a list. */
export type CallPriority = 'high' | 'low';

const waiting: Record<CallPriority, (() => void)[]> = { high: [], low: [] };
let running = 0;

/**
 * Starts a call when fewer than `CALL_LIMIT` are running and no call of a higher priority waits. A call that is aborted
 * while it waits is never sent.
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
    const startNext = waiting.high.shift() ?? waiting.low.shift();
    if (startNext) startNext();
    else running -= 1;
  }
}
