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
const MARKS = /\p{M}/gu;
const NOT_ASCII = /[^\0-\x7f]/;

/** A text without case, accents and width, for a search that ignores them (specification, Employee search). */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most texts are plain, and their normal form need not be computed.
  if (!NOT_ASCII.test(lower)) return lower;
  return plainDigits(lower)
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

/** The folded words of a search text. */
export function searchWords(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}
