/** The style of a `bdi` of one line. A text that is too long ends with an ellipsis, in the text's own direction. */
export const truncated = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/** Shows all of a `truncated` text over what is beside it. For a row with the focus: the pointer gets a tooltip. */
export const wholeText = {
  position: 'relative',
  zIndex: 1,
  maxWidth: 'none',
  overflow: 'visible',
  backgroundColor: 'var(--mui-palette-background-paper)',
} as const;
