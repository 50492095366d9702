import type { SxProps } from '@mui/material/styles';
import { atLeast, BREAKPOINTS } from '../../../components/page/breakpoints';

/** The cards of the overview: two abreast where there is room. */
export const overviewGrid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // What is behind a mark takes a whole row, and leaves no gap above it.
  gridAutoFlow: 'row dense',
  gap: 2,
  [`@media screen and ${atLeast(BREAKPOINTS.lg)}`]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  },
} satisfies SxProps;
