/** The style of a `bdi` with one line. A text that is too long ends with an ellipsis, in the text's own direction. */
export const truncated = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/**
 * The style that shows a `truncated` text completely, over the content beside it. It is for a row with the focus,
 * because the pointer gets a tooltip.
 */
export const wholeText = {
  position: 'relative',
  zIndex: 1,
  maxWidth: 'none',
  overflow: 'visible',
  backgroundColor: 'var(--mui-palette-background-paper)',
} as const;
