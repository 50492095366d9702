/** Milliseconds that a screen waits for its data: what comes at once is drawn at once, without bars before. */
const GRACE = 50;

/** Resolves when everything has been read, well or badly, and after a moment in any case. */
export async function briefly(reading: Promise<unknown>[]) {
  const pause = new Promise((resolve) => setTimeout(resolve, GRACE));
  await Promise.race([Promise.allSettled(reading), pause]);
}
