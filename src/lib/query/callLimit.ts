/** Calls for the rows of a list that may be under way: as many as a browser has connections to a host over HTTP/1.1. */
export const CALL_LIMIT = 6;

const waiting: (() => void)[] = [];
let running = 0;

/** Makes a call when fewer than `CALL_LIMIT` are under way. A call that is aborted while it waits is never made. */
export async function limitCalls<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (running === CALL_LIMIT) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    signal.throwIfAborted();
    return await call();
  } finally {
    const startNext = waiting.shift();
    if (startNext) startNext();
    else running -= 1;
  }
}
