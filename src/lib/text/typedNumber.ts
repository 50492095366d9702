import { useState } from 'react';
import { PLAIN_DECIMAL, plainDigits } from '../../domain/numbers';
import { withoutInvisible } from '../../domain/texts';
import type { I18n } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';

/** The Arabic decimal sign, and the full stops of input methods for Japanese and Chinese. */
const POINTS = /[\u066b\uff0e\u3002\uff61]/g;
const COMMAS = /[\u060c\uff0c]/g;
const MINUSES = /[\u2212\uff0d]/g;

/** Groups of three digits; in India, only the last one. They have one sign: also a blank, an apostrophe or the Arabic sign. */
const GROUPED = /^-?[1-9]\d{0,2}([.,'’٬\s])(?:(?:\d{3}\1)*|(?:\d{2}\1)*)\d{3}$/;
const WITH_DECIMALS = /^(.*?)([.,])(\d*)$/;

/**
 * What was typed in a field for a number, in plain decimal notation; a text that is no number stays as it is
 * (specification, Numbers).
 * @param most What the field can hold. Beyond that, a comma or point before three digits can only be a decimal sign.
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

/** Read with its last comma or point as the decimal sign; what stands before it can have groups of another sign. */
function withPoint(text: string) {
  const [, before = '', sign = '', decimals = ''] = WITH_DECIMALS.exec(text) ?? [];
  if (sign === '' || before.includes(sign)) return undefined;
  const whole = /^-?$/.test(before) && decimals !== '' ? `${before}0` : withoutGroups(before);
  return whole === undefined || decimals === '' ? whole : `${whole}.${decimals}`;
}

/** A number in plain decimal notation as the language writes it. Any other text stays as it is. */
export const localNumber = (i18n: I18n, plain: string): string =>
  PLAIN_DECIMAL.test(plain)
    ? plain.replace(/[\d.]/g, (part) =>
        part === '.' ? decimalSign(i18n) : i18n.numeral(Number(part)),
      )
    : plain;

const decimalSign = ({ numeral }: I18n) => /[^\p{Nd}]/u.exec(numeral(0.5))?.[0] ?? '.';

/** The language's decimal sign, of the two that keyboards have. */
const signOf = (i18n: I18n) => (decimalSign(i18n) === ',' ? ',' : '.');

/**
 * The text of a field for a number: what was typed as long as that is the value, else the value as the language writes
 * it.
 * @param value In plain decimal notation.
 */
export function useTypedNumber(value: string, read: (typed: string) => string) {
  const i18n = useI18n();
  const { locale } = i18n;
  const [typed, setTyped] = useState({ text: '', locale });
  const [previous, setPrevious] = useState(value);
  const isValue = read(typed.text) === value;
  if (value !== previous) {
    setPrevious(value);
    // What was no number must not come back when another change takes the value away.
    if (!isValue) setTyped({ text: '', locale });
  }
  // Another language writes the number in its own way.
  const isKept = isValue && (typed.locale === locale || !PLAIN_DECIMAL.test(value));
  return {
    text: isKept ? typed.text : localNumber(i18n, value),
    setTyped: (text: string) => {
      setTyped({ text, locale });
    },
  };
}
