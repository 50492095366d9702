/**
 * The separator between two details in a line of text. The line breaks within the details, so no line begins or ends
 * with the dot.
 */
export const DOT = '\u00a0·\u00a0';
