import { useState } from 'react';
import { plainDigits } from '../../domain/numbers';
import type { I18n } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';

/** The Arabic decimal sign, and the full stops of input methods for Japanese and Chinese. */
const POINTS = /[\u066b\uff0e\u3002\uff61]/g;
const COMMAS = /[\u060c\uff0c]/g;

const ONE_COMMA = /^[^.,]*,[^.,]*$/;
const PLAIN = /^\s*-?\d*\.?\d*\s*$/;

/**
 * What was typed in a number field, in plain decimal notation as far as it is a number (specification, Numbers). A comma
 * becomes a point only in a language that has another decimal sign than the point.
 */
export function plainNumber(i18n: I18n, typed: string): string {
  const text = plainDigits(typed).replace(POINTS, '.').replace(COMMAS, ',');
  return ONE_COMMA.test(text) && decimalSign(i18n) !== '.' ? text.replace(',', '.') : text;
}

/** A number in plain decimal notation as the language writes it. Any other text stays as it is. */
export const localNumber = (i18n: I18n, plain: string): string =>
  PLAIN.test(plain)
    ? plain.replace(/[\d.]/g, (part) =>
        part === '.' ? decimalSign(i18n) : i18n.number(Number(part)),
      )
    : plain;

const decimalSign = ({ number }: I18n) => /[^\p{Nd}]/u.exec(number(0.5))?.[0] ?? '.';

/**
 * The text of a field for a number: what was typed as long as that is the value, else the value as the language writes
 * it.
 * @param value In plain decimal notation.
 */
export function useTypedNumber(value: string, read = plainNumber) {
  const i18n = useI18n();
  const [typed, setTyped] = useState('');
  return {
    text: read(i18n, typed) === value ? typed : localNumber(i18n, value),
    setTyped,
  };
}
