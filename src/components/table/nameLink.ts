import type { CSSObject } from '@mui/material/styles';

/** The style of a name that leads to its person. It looks like the text around it until it is pointed at. */
export const nameLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: 1 },
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
} satisfies CSSObject;
