/**
 * Returns the smallest number, or Infinity without numbers. `Math.min(...numbers)` throws with about 100,000 arguments.
 */
export function smallest(numbers: Iterable<number>): number {
  let minimum = Infinity;
  for (const number of numbers) minimum = Math.min(minimum, number);
  return minimum;
}

/** Returns the largest number, or -Infinity without numbers. */
export function largest(numbers: Iterable<number>): number {
  let maximum = -Infinity;
  for (const number of numbers) maximum = Math.max(maximum, number);
  return maximum;
}
