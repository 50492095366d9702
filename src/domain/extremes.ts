/**
 * Returns the smallest number, or Infinity without numbers. `Math.min(...numbers)` throws with about 100,000 arguments.
 */
export function smallest(numbers: Iterable<number>): number {
  let found = Infinity;
  for (const number of numbers) found = Math.min(found, number);
  return found;
}

/** Returns the largest number, or -Infinity without numbers. */
export function largest(numbers: Iterable<number>): number {
  let found = -Infinity;
  for (const number of numbers) found = Math.max(found, number);
  return found;
}
