/** How many characters of a name are read for its initials. */
const LENGTH = 200;

/** What stands in brackets after a name is no part of it. */
const ADDITION = /\s*\([^()]*\)\s*$/;

const FIRST_LETTER = /\p{L}\p{M}*/u;

/**
 * The initials of a name: the first letters of its first and its last word, or one letter in a script without capitals.
 * Empty for a name without letters.
 */
export function initials(name: string): string {
  const letters = name
    .slice(0, LENGTH)
    .replace(ADDITION, '')
    .split(/\s+/)
    .flatMap((word) => FIRST_LETTER.exec(word)?.[0] ?? []);
  const [first = '', last = ''] = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return hasCase(first) && hasCase(last) ? `${capital(first)}${capital(last)}` : capital(first);
}

/** The letter as a capital. ß becomes two letters, of which this is the first. */
const capital = (letter: string) => FIRST_LETTER.exec(letter.toUpperCase())?.[0] ?? '';

const hasCase = (letter: string) => letter === '' || letter.toUpperCase() !== letter.toLowerCase();
