/** The style of a field of one line. What is typed has its own direction, and stands at the start of the page. */
export const typedText = {
  unicodeBidi: 'plaintext',
  // oxlint-disable-next-line direction/no-restricted-syntax -- `start` is that of the text; a page from right to left exchanges left and right
  textAlign: 'left',
} as const;
