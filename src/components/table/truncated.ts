/** The style of a `bdi` of one line. A text that is too long ends with an ellipsis, in the text's own direction. */
export const truncated = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
