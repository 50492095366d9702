import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { atLeast, below, BREAKPOINTS, SMALLEST } from '../../../components/page/breakpoints';
import { personStyle } from '../../../components/person/Initials';
import { firstActionAsText } from '../../../components/table/firstAction';
import { truncated } from '../../../components/table/truncated';

/** On such a screen, the list is beside the coverage. */
const WIDE = `@media screen and ${atLeast(BREAKPOINTS.lg)}`;
const PHONE = `@media screen and ${below(BREAKPOINTS.sm)}`;

/** The width of the circle with the initials, with the gap after it. */
const CIRCLE = 'calc(2.5 * 0.8125 * 0.875rem + 10px)';

/** A position that distinguishes people with the same name is never cut. */
const whole = {
  '& td.position.whole': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& td.whole > bdi': { overflow: 'visible', textOverflow: 'clip' },
};

/** The style of the list of people who are due. */
export const dueTable: SxProps<Theme> = {
  '& tbody td': { height: '3.25rem' },
  '& .name > div': personStyle,
  '& .name a': { fontWeight: 600 },
  '& td.position': { color: 'text.secondary' },
  '& .when > *': { display: 'block' },
  '& small': { typography: 'caption', color: 'text.secondary' },
  '& :is(.score, .action)': { width: '0px', whiteSpace: 'nowrap' },
  '& .action': { textAlign: 'end' },
  '@media (hover: none)': firstActionAsText,
  // Each person has one line, so that the pager stays in its place.
  [WIDE]: {
    tableLayout: 'fixed',
    '& td:is(.name, .position)': {
      overflow: 'clip',
      overflowClipMargin: '4px',
      whiteSpace: 'nowrap',
    },
    '& td > bdi, & .name bdi': truncated,
    ...whole,
    '& .position': { width: '9.5rem' },
    '& .when': { width: '7.5rem' },
    '& .when > *': { whiteSpace: 'nowrap' },
    '& .score': { width: '5.5rem' },
    // The text of the action covers no score.
    '& .action': { width: '10.75rem' },
  },
  [PHONE]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'center',
      columnGap: '8px',
      // The texts are in one column, beside the circle.
      paddingInlineStart: CIRCLE,
      paddingBlock: '6px',
      borderTop: '1px solid var(--mui-palette-divider)',
    },
    '& tbody td:is(td)': { height: 'auto', width: 'auto', padding: 0, borderBottom: 0 },
    '& .name': { gridColumn: '1 / span 2', marginInlineStart: `calc(-1 * ${CIRCLE})` },
    '& .score': { gridColumn: 3, gridRow: 1, width: 'auto', justifySelf: 'end' },
    '& td:is(.position, .when)': { gridColumn: 1, typography: 'caption', color: 'text.secondary' },
    '& td.position': { alignSelf: 'end' },
    '& td.when': { alignSelf: 'start' },
    '& .when > small': visuallyHidden,
    '& .name > div': { ...personStyle, marginBlock: '-4px' },
    '& .action': { gridColumn: '2 / span 2', gridRow: '2 / span 2', width: 'auto' },
  },
  // Each text beside the button has one line.
  [`@media screen and ${atLeast(SMALLEST)} and ${below(BREAKPOINTS.sm)}`]: {
    '& td.position': { overflow: 'clip', whiteSpace: 'nowrap' },
    '& td > bdi': truncated,
    ...whole,
  },
  // The button is on a line of its own where there is no room, as with enlarged text.
  [`@media screen and ${below(SMALLEST)}`]: {
    '& tbody td:is(.position, .when, .action)': { gridColumn: '1 / -1', gridRow: 'auto' },
    '& td.action': { marginInlineStart: `calc(-1 * ${CIRCLE})` },
  },
  '@media print': {
    '& tbody td': { height: 'auto' },
    '& .action': { display: 'none' },
    '& small': { fontSize: 'inherit' },
  },
};
