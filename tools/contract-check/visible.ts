/** Characters that move the cursor, change colours or turn the direction of the text. */
const INVISIBLE =
  /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\p{Cs}]/gu;

/** Texts of a host cannot act on the terminal or the page: `\n` and `\u001b` instead of the characters. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, (one) => {
    if (one === '\n') return '\\n';
    if (one === '\t') return '\\t';
    if (one === '\r') return '\\r';
    return `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
