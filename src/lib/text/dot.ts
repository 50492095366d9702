/** Between two details in a line of text. The line breaks within the details: no line begins or ends with the dot. */
export const DOT = '\u00a0·\u00a0';
