import type { CSSObject } from '@mui/material/styles';

export const focusRing: CSSObject = {
  outline: '2px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
};
