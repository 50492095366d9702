/** For a `bdi`: one line, cut where the text ends in its own direction. */
export const truncated = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
