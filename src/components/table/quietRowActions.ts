/** The style of a table whose actions, in a cell's `.icons`, are muted until the pointer or the focus is in their row. */
export const quietRowActions = {
  // A touch screen has no hover that would bring the colour back.
  '@media (hover: hover)': {
    '& tr:not(:hover, :focus-within) .icons > :not([aria-disabled])': {
      color: 'var(--mui-palette-text-secondary)',
    },
  },
};
