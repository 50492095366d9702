/** Created on first use: it takes milliseconds, which the first screen does not spend. */
let collator: Intl.Collator | undefined;

/** Compares two texts in the order of the user's language; numbers in them by their value. */
export function compareTexts(one: string, other: string): number {
  collator ??= new Intl.Collator(undefined, { numeric: true });
  return collator.compare(one, other);
}
