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
  // The form that Greek has at the end of a word.
  ς: 'σ',
  // As Arabic names are often typed: without the dots at the end of a word, and without the line that stretches it.
  ى: 'ي',
  ة: 'ه',
  ـ: '',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** What is typed or printed for an apostrophe: also a grave or acute accent, a prime, the Hebrew geresh. */
const APOSTROPHES = /[`´‘’‚‛‹›′‵ʹʻʼʽˈ׳＇]/g;
const QUOTES = /["“”„‟«»″‶〝〞〟״＂]/g;
/** Hyphens, dashes, and the minus sign. */
const DASHES = /[\p{Pd}\u2043\u2212]/gu;
/** Accents, and what has no width, such as soft hyphens, joiners and marks of direction. */
const DROPPED = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/** ASCII without the grave accent. */
const PLAIN_TEXT = /^[\0-_a-\x7f]*$/;

/**
 * A text without case, accents and width, with one sign for all apostrophes, quotation marks or dashes, for a search that
 * ignores them (specification, Employee search).
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most texts are plain, and their normal form need not be computed.
  if (PLAIN_TEXT.test(lower)) return lower;
  return (
    plainDigits(lower)
      // Before the normal form, in which an acute accent is a space with a mark.
      .replace(APOSTROPHES, "'")
      .replace(QUOTES, '"')
      .normalize('NFKD')
      .replace(DROPPED, '')
      .replace(DASHES, '-')
      .toLowerCase()
      .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
  );
}

/** The folded words of a search text. */
export function searchWords(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}
