/**
 * A shadow at an edge shows that a table can be scrolled further. Two covers scroll with the content and hide the
 * shadows at the ends. They are larger by a pixel on each side: a fraction of a pixel of the shadow would be visible.
 */
const SHADOW = 'rgb(var(--mui-palette-text-primaryChannel) / 0.22)';
const PAPER = 'var(--mui-palette-background-paper)';

// oxlint-disable direction/no-restricted-syntax -- both edges have the same: it is right in both directions
/** The style of the scrolling element, whose background has the colour of paper. */
export const scrollShadow = {
  '@media screen': {
    overflowX: 'auto',
    // The table contains hidden texts, which would widen the page without this.
    position: 'relative',
    background: [
      `linear-gradient(to right, ${PAPER} 30%, transparent) left -1px top -1px / 3rem calc(100% + 2px) no-repeat local`,
      `linear-gradient(to left, ${PAPER} 30%, transparent) right -1px top -1px / 3rem calc(100% + 2px) no-repeat local`,
      `linear-gradient(to right, ${SHADOW}, transparent) left / 0.75rem 100% no-repeat scroll`,
      `linear-gradient(to left, ${SHADOW}, transparent) right / 0.75rem 100% no-repeat scroll`,
    ].join(','),
  },
} as const;
