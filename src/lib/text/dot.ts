/** Between two facts in a line of text. The line breaks within the facts: no line begins or ends with the dot. */
export const DOT = '\u00a0·\u00a0';
