import type { SxProps } from '@mui/material/styles';
import { atLeast, BREAKPOINTS } from '../../../components/page/breakpoints';

/** Two charts side by side where there is room, and one below the other on paper. */
export const profileGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media screen and ${atLeast(BREAKPOINTS.md)}`]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  },
} satisfies SxProps;
