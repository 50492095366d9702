import type { CSSObject } from '@mui/material/styles';

/** Half of what is missing to the size that a finger needs. Less than zero: the area grows. */
const MISSING = 'min(0px, (100% - 2.5rem) / 2)';

/** On a touch screen, a positioned control that is small can be pressed around its edges too. Nothing moves. */
export const touchArea: CSSObject = {
  '@media (pointer: coarse)': {
    '&::after': { content: '""', position: 'absolute', inset: MISSING },
  },
};
