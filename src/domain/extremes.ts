/** The smallest of all the numbers, Infinity without any. `Math.min` throws from about 100,000 arguments on. */
export function smallest(numbers: Iterable<number>): number {
  let found = Infinity;
  for (const number of numbers) found = Math.min(found, number);
  return found;
}

/** The largest of all the numbers, -Infinity without any. */
export function largest(numbers: Iterable<number>): number {
  let found = -Infinity;
  for (const number of numbers) found = Math.max(found, number);
  return found;
}
