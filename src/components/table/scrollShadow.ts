/** A shadow at the edge where a table that scrolls sideways has more: two covers that move with it uncover it. */
const SHADOW = 'rgb(var(--mui-palette-text-primaryChannel) / 0.22)';
const PAPER = 'var(--mui-palette-background-paper)';

// oxlint-disable direction/no-restricted-syntax -- both edges have the same: it is right in both directions
/** The style of the element that scrolls, on paper-coloured ground. */
export const scrollShadow = {
  '@media screen': {
    overflowX: 'auto',
    background: [
      `linear-gradient(to right, ${PAPER} 30%, transparent) left / 3rem 100% no-repeat local`,
      `linear-gradient(to left, ${PAPER} 30%, transparent) right / 3rem 100% no-repeat local`,
      `linear-gradient(to right, ${SHADOW}, transparent) left / 0.75rem 100% no-repeat scroll`,
      `linear-gradient(to left, ${SHADOW}, transparent) right / 0.75rem 100% no-repeat scroll`,
    ].join(','),
  },
} as const;
