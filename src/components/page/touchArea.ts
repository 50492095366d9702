import type { CSSObject } from '@mui/material/styles';

/** Half of the difference to the size that a finger needs. It is negative, so the area grows. */
const MISSING = 'min(0px, (100% - 2.5rem) / 2)';

/** On a touch screen, a small positioned control can also be pressed around its edges. The layout does not change. */
export const touchArea: CSSObject = {
  '@media (pointer: coarse)': {
    '&::after': { content: '""', position: 'absolute', inset: MISSING },
  },
};
