import type { SxProps } from '@mui/material/styles';
import { atLeast, BREAKPOINTS } from '../../../components/page/breakpoints';

const WIDE = `@media screen and ${atLeast(BREAKPOINTS.lg)}`;

/**
 * The cards of the overview, in three columns where there is room. Phones, keyboards and screen readers follow the
 * order of the elements, in which the people who are due come first.
 */
export const overviewGrid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The coverage is before the people who are due, and the evaluations of an item take a whole row. `dense` leaves no
  // gap.
  gridAutoFlow: 'row dense',
  gap: 2,
  [WIDE]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // All rows of the coverage are much longer than a page of people who are due.
    '&:has(li:nth-of-type(9))': { alignItems: 'start' },
  },
} satisfies SxProps;

const twoColumns = (column: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [WIDE]: { gridColumn: column },
  }) satisfies SxProps;

export const firstTwoColumns = twoColumns('1 / span 2');
export const lastTwoColumns = twoColumns('2 / span 2');
