import type { SxProps } from '@mui/material/styles';
import { atLeast, BREAKPOINTS } from '../../../components/page/breakpoints';

/** The cards of the overview, in two columns where there is room. */
export const overviewGrid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The evaluations of a mark take a whole row. `dense` leaves no gap above them.
  gridAutoFlow: 'row dense',
  gap: 2,
  [`@media screen and ${atLeast(BREAKPOINTS.lg)}`]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  },
} satisfies SxProps;
