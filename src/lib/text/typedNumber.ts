import { useState } from 'react';
import { PLAIN_DECIMAL, plainDigits } from '../../domain/numbers';
import { withoutInvisible } from '../../domain/texts';
import type { I18n } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';

/** Matches the Arabic decimal separator, and the full stops of Japanese and Chinese input methods. */
const POINTS = /[\u066b\uff0e\u3002\uff61]/g;
const COMMAS = /[\u060c\uff0c]/g;
const MINUSES = /[\u2212\uff0d]/g;

/**
 * Matches groups of three digits. In India, only the last group has three, the others have two. All groups have the
 * same separator, which can also be a space, an apostrophe or the Arabic separator.
 */
const GROUPED = /^-?[1-9]\d{0,2}([.,'’٬\s])(?:(?:\d{3}\1)*|(?:\d{2}\1)*)\d{3}$/;
const WITH_DECIMALS = /^(.*?)([.,])(\d*)$/;

/**
 * Converts a typed number to plain decimal notation. A text that is not a number is returned unchanged (specification,
 * Numbers).
 * @param most The largest value of the field. If '1,234' as thousands is larger, its comma is a decimal separator.
 */
export function plainNumber(i18n: I18n, typed: string, most: number): string {
  const text = plainDigits(withoutInvisible(typed))
    .replace(POINTS, '.')
    .replace(COMMAS, ',')
    .replace(MINUSES, '-')
    .trim();
  const whole = withoutGroups(text);
  const decimal = withPoint(text);
  const isWhole =
    whole !== undefined &&
    (decimal === undefined || (!text.includes(signOf(i18n)) && Number(whole) <= most));
  return (isWhole ? whole : decimal) ?? typed;
}

function withoutGroups(text: string) {
  if (/^-?\d+$/.test(text)) return text;
  const sign = GROUPED.exec(text)?.[1];
  return sign === undefined ? undefined : text.replaceAll(sign, '');
}

/** Returns the number if the last comma or point is the decimal separator. The part before it can have groups. */
function withPoint(text: string) {
  const [, before = '', sign = '', decimals = ''] = WITH_DECIMALS.exec(text) ?? [];
  if (sign === '' || before.includes(sign)) return undefined;
  const whole = /^-?$/.test(before) && decimals !== '' ? `${before}0` : withoutGroups(before);
  return whole === undefined || decimals === '' ? whole : `${whole}.${decimals}`;
}

/** Converts plain decimal notation to the notation of the language. Any other text is returned unchanged. */
export const localNumber = (i18n: I18n, plain: string): string =>
  PLAIN_DECIMAL.test(plain)
    ? plain.replace(/[\d.]/g, (part) =>
        part === '.' ? decimalSign(i18n) : i18n.numeral(Number(part)),
      )
    : plain;

const decimalSign = ({ numeral }: I18n) => /[^\p{Nd}]/u.exec(numeral(0.5))?.[0] ?? '.';

/** Returns the decimal separator of the language as it is on keyboards: a comma or a point. */
const signOf = (i18n: I18n) => (decimalSign(i18n) === ',' ? ',' : '.');

/**
 * Returns the text of a number field: the typed text while it equals the value, or else the value in the notation of
 * the language.
 * @param value The value in plain decimal notation.
 * @param read Converts a typed text to plain decimal notation.
 */
export function useTypedNumber(value: string, read: (typed: string) => string) {
  const i18n = useI18n();
  const { locale } = i18n;
  const [typed, setTyped] = useState({ text: '', locale });
  const [previous, setPrevious] = useState(value);
  const isValue = read(typed.text) === value;
  if (value !== previous) {
    setPrevious(value);
    // An invalid text must not reappear when the value is removed later.
    if (!isValue) setTyped({ text: '', locale });
  }
  // After a change of the language, the number is written in the new notation.
  const isKept = isValue && (typed.locale === locale || !PLAIN_DECIMAL.test(value));
  return {
    text: isKept ? typed.text : localNumber(i18n, value),
    setTyped: (text: string) => {
      setTyped({ text, locale });
    },
  };
}
