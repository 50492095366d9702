/**
 * Returns a `staleTime` in milliseconds. An answer with a time in the future is stale, too: the clock of the device was
 * set back, and there would be no reads until it has caught up.
 */
export const staleAfter =
  (milliseconds: number) =>
  ({ state }: { state: { dataUpdatedAt: number } }) =>
    state.dataUpdatedAt > Date.now() ? -Infinity : milliseconds;

/** Whether something happened less than some milliseconds ago, at a time of `Date.now()`. */
export function isRecent(time: number, milliseconds: number): boolean {
  const age = Date.now() - time;
  return age >= 0 && age < milliseconds;
}
