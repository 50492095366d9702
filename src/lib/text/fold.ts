import { plainDigits } from '../../domain/numbers';

/** Letters that have no canonical decomposition into a plain letter and an accent. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  þ: 'th',
  // This is the Greek sigma at the end of a word.
  ς: 'σ',
  // Arabic names are often typed without the dots at the end of a word, and without the tatweel.
  ى: 'ي',
  ة: 'ه',
  ـ: '',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Matches characters that are used as an apostrophe, also accents, primes and the Hebrew geresh. */
const APOSTROPHES = /[`´‘’‚‛‹›′‵ʹʻʼʽˈ׳＇]/g;
const QUOTES = /["“”„‟«»″‶〝〞〟״＂]/g;
/** Matches hyphens, dashes, and the minus sign. */
const DASHES = /[\p{Pd}\u2043\u2212]/gu;
/** Matches combining accents and invisible characters, such as soft hyphens, joiners and direction marks. */
const DROPPED = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/** Matches ASCII without the grave accent, which counts as an apostrophe. */
const PLAIN_TEXT = /^[\0-_a-\x7f]*$/;

/**
 * Normalises a text for a search (specification, Employee search): lower case, without accents and full-width forms, with
 * one character for all apostrophes, one for quotation marks and one for dashes.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most texts are ASCII and need no normalisation, which is slow.
  if (PLAIN_TEXT.test(lower)) return lower;
  return (
    plainDigits(lower)
      // This is done before NFKD, which decomposes an acute accent into a space and a combining accent.
      .replace(APOSTROPHES, "'")
      .replace(QUOTES, '"')
      .normalize('NFKD')
      .replace(DROPPED, '')
      .replace(DASHES, '-')
      .toLowerCase()
      .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
  );
}

/** Returns the words of a search text, normalised with `fold`. */
export function searchWords(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}
