import { withoutInvisible } from './texts';

export const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Parses plain decimal notation (specification, Numbers); spaces around it and what has no width are ignored. Blank text is undefined. Any
 * other text, such as `0x18`, `1e2` or `Infinity`, is NaN.
 */
export function parseDecimal(text: string): number | undefined {
  const trimmed = withoutInvisible(text).trim();
  if (trimmed === '') return undefined;
  const value = PLAIN_DECIMAL.test(trimmed) ? Number(trimmed) : Number.NaN;
  return Number.isFinite(value) ? value : Number.NaN;
}

/** The number in the text plus `by`, or `fallback` where the text is not a number. */
export function stepped(text: string, by: number, fallback: number): number {
  const current = parseDecimal(text) ?? 0;
  if (Number.isNaN(current)) return fallback;
  // 8.2 - 1 is 7.199999999999999 in binary fractions; a step does not change the number of decimals.
  const decimals = text.trim().split('.')[1]?.length ?? 0;
  return Number((current + by).toFixed(Math.min(decimals, 100)));
}

/** Arabic, Persian and full-width digits, as keyboards and input methods write them. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** The text with the digits 0 to 9 in the place of others. */
export const plainDigits = (text: string) =>
  // The last four bits of these characters are the digit.
  text.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
