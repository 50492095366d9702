/** The maximum number of characters of a name that are read. */
const LENGTH = 200;

/** Matches text in brackets after a name, which is ignored. */
const ADDITION = /\s*\([^()]*\)\s*$/;

const FIRST_LETTER = /\p{L}\p{M}*/u;

/**
 * Returns the initials of a name: the first letters of the first and the last word. In a script without capital letters
 * there is one. '' for a name without letters.
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

/** Returns the capital letter. ß becomes 'SS', of which this is the first letter. */
const capital = (letter: string) => FIRST_LETTER.exec(letter.toUpperCase())?.[0] ?? '';

const hasCase = (letter: string) => letter === '' || letter.toUpperCase() !== letter.toLowerCase();
