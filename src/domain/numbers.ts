import { withoutInvisible } from './texts';

export const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Parses plain decimal notation (specification, Numbers). Ignores spaces around it and invisible characters. Returns
 * undefined for blank text, and NaN for any other text, such as `0x18`, `1e2` or `Infinity`.
 */
export function parseDecimal(text: string): number | undefined {
  const trimmed = withoutInvisible(text).trim();
  if (trimmed === '') return undefined;
  const value = PLAIN_DECIMAL.test(trimmed) ? Number(trimmed) : Number.NaN;
  return Number.isFinite(value) ? value : Number.NaN;
}

/** Returns the number in the text plus `by`, or `fallback` if the text is not a number. Blank text counts as 0. */
export function stepped(text: string, by: number, fallback: number): number {
  const current = parseDecimal(text) ?? 0;
  if (Number.isNaN(current)) return fallback;
  // 8.2 - 1 is 7.199999999999999 in floating point. A step must not change the number of decimals.
  const decimals = text.trim().split('.')[1]?.length ?? 0;
  return Number((current + by).toFixed(Math.min(decimals, 100)));
}

/** Matches Arabic, Persian and full-width digits. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** Replaces other digits by 0 to 9. */
export const plainDigits = (text: string) =>
  // The last four bits of these characters are the digit.
  text.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
