/** A visible character: no white space, no control character, nothing invisible such as a direction mark. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** The text; undefined where it is missing or blank. */
export const nonBlank = (text: string | null | undefined) =>
  text && !isBlank(text) ? text : undefined;

/**
 * What has no width and joins nothing that is seen: soft hyphens, joiners, marks of direction, byte order marks. Not the
 * selectors and tags that an emoji may end with.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'g');
const INVISIBLE_OR_BLANK = new RegExp(`${INVISIBLE.source}|\\s`);

/** An address or a number, in which a character of no width is never meant (specification, Field rules). */
export const withoutInvisible = (text: string) => text.replace(ALL_INVISIBLE, '');

/** A text without what has no width at its ends. Within it, such a character may be part of a word or an emoji. */
export const withoutInvisibleEnds = (text: string) => trimmed(text, INVISIBLE);

/** The same, and without blanks at its ends. */
export const withoutBlankEnds = (text: string) => trimmed(text, INVISIBLE_OR_BLANK);

/** Not by one expression for the end of the text, which would need seconds for a long run of such characters inside. */
function trimmed(text: string, character: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && character.test(text.charAt(start))) start += 1;
  while (end > start && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
