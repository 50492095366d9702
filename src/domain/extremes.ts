/** The smallest of any number of numbers; Infinity of none. `Math.min` takes about 100,000 arguments, and then throws. */
export function smallest(numbers: Iterable<number>): number {
  let found = Infinity;
  for (const number of numbers) found = Math.min(found, number);
  return found;
}

/** The largest of any number of numbers; -Infinity of none. */
export function largest(numbers: Iterable<number>): number {
  let found = -Infinity;
  for (const number of numbers) found = Math.max(found, number);
  return found;
}
