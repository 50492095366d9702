const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Parses plain decimal notation (spec decision 6); spaces around it are ignored. Blank text is undefined. Any other text,
 * such as `0x18`, `1e2` or `Infinity`, is NaN.
 */
export function parseDecimal(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const value = PLAIN_DECIMAL.test(trimmed) ? Number(trimmed) : Number.NaN;
  return Number.isFinite(value) ? value : Number.NaN;
}
