/**
 * Matches a visible character: neither white space nor a control character, nor an invisible character such as a
 * direction mark.
 */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** Returns the text. Undefined if it is missing or blank. */
export const nonBlank = (text: string | null | undefined) =>
  text && !isBlank(text) ? text : undefined;

/**
 * Matches invisible characters: soft hyphens, joiners, direction marks, byte order marks. The variation selectors and
 * tags that can be the end of an emoji are not among them.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'g');
const INVISIBLE_OR_BLANK = new RegExp(`${INVISIBLE.source}|\\s`);

/** Removes all invisible characters, for e-mail addresses and numbers (specification, Field rules). */
export const withoutInvisible = (text: string) => text.replace(ALL_INVISIBLE, '');

/** Trims invisible characters. Inside a text, they may be part of a word or an emoji. */
export const withoutInvisibleEnds = (text: string) => trimmed(text, INVISIBLE);

/** Trims invisible characters and white space. */
export const withoutBlankEnds = (text: string) => trimmed(text, INVISIBLE_OR_BLANK);

/**
 * Removes these characters from the ends of a text. It is a loop, because a regular expression such as `/\s+$/` needs
 * seconds for a text with many of these characters inside.
 */
export function trimmed(text: string, character: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && character.test(text.charAt(start))) start += 1;
  while (end > start && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
