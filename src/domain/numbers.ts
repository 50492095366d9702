const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Reads plain decimal notation (decision 6), with blanks around it.
 * Anything else, `0x18`, `1e2` and `Infinity` among it, is NaN; blank text is undefined.
 */
export function parseDecimal(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const value = PLAIN_DECIMAL.test(trimmed) ? Number(trimmed) : Number.NaN;
  return Number.isFinite(value) ? value : Number.NaN;
}
