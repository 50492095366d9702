/** A character that is seen: no blank, no control, nothing of no width, such as marks of direction. */
const SEEN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Whether there is nothing to read in a text. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text);
}
