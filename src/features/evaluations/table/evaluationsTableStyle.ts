import {
  nameLink,
  quietRowActions,
  rowLinkStyle,
  savedRowStyle,
} from '../../../components/table/rows';
import { stickyHeader } from '../../../components/table/stickyHeader';
import { atLeast, below, BREAKPOINTS, SMALLEST } from '../../../components/page/breakpoints';
import { personStyle } from '../../../components/person/Initials';

/** The height of a row in pixels; a note of three lines fits. */
export const ROW_HEIGHT = 88;

const WIDE = `@media print, ${atLeast(BREAKPOINTS.md)}`;
const NARROW = `@media screen and ${below(BREAKPOINTS.md)}`;
const MIDDLE = `@media screen and ${atLeast(BREAKPOINTS.sm)} and ${below(BREAKPOINTS.md)}`;
const BELOW_LARGE = `@media screen and ${below(BREAKPOINTS.lg)}`;
const LARGE = `@media screen and ${atLeast(BREAKPOINTS.lg)} and ${below(BREAKPOINTS.xl)}`;
const NO_ROOM = `@media screen and ${below(SMALLEST)}`;

/**
 * The style of a table of evaluations. On a phone each row is a card, in which the `area` of a column places its cell.
 * All cells share one static style sheet: separate styles would be computed for each cell.
 */
export const evaluationsTableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  // Grey and not transparent, so that the rows can still be read.
  '&[aria-busy="true"]': {
    filter: 'grayscale(1)',
    '& td, & td *': { color: 'var(--mui-palette-text-secondary)' },
  },
  '& th': {
    paddingBlock: 16,
    color: 'var(--mui-palette-text-secondary)',
    fontSize: '0.8125rem',
    fontWeight: 600,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& td': { paddingBlock: 8 },
  '& tbody tr': { borderTop: '1px solid var(--mui-palette-divider)', ...rowLinkStyle },
  '& tbody tr[data-saved]': savedRowStyle,

  [WIDE]: {
    '& tbody tr': { height: ROW_HEIGHT },
    '& td, & th': { paddingInline: 12 },
    // A border of the row would not stay with the header.
    '& th': { ...stickyHeader, boxShadow: 'inset 0 -1px var(--mui-palette-divider)' },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& :is(td, th):first-of-type': { paddingInlineStart: 24 },
    '& :is(td, th):last-of-type': { paddingInlineEnd: 24 },
    // The first column begins at the edge of the card.
    '& th.badge:first-of-type': { width: '6.25rem !important' },
    // Aligns the icons with the text; each has 8 px of padding.
    '& .icons': { marginInlineStart: -8 },
  },
  // The note needs the room more than the addresses do.
  [BELOW_LARGE]: {
    '& .wide': { display: 'none' },
    '& th.title': { width: '20% !important' },
  },
  [LARGE]: {
    '& td, & th': { paddingInline: 8 },
    // The next header would cover the end of a long one.
    '& th.wide': { whiteSpace: 'normal' },
    '& .wide [data-initials]': { display: 'none' },
  },
  [NARROW]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplate: '"title badge" "body body" "meta actions" / minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: 8,
    },
    '& td': { paddingInline: 16 },
    '& .badge': { textAlign: 'end' },
    '& .icons': { flexWrap: 'wrap', justifyContent: 'flex-end', marginInlineEnd: -8 },
  },
  // In line with what is above the table.
  [MIDDLE]: { '& td': { paddingInline: 24 } },

  [NO_ROOM]: {
    '& tbody tr': {
      gridTemplate: '"title badge" "body body" "meta meta" "actions actions" / minmax(0, 1fr) auto',
    },
  },
  '& .icons': { display: 'flex' },
  ...quietRowActions,
  '& .clamped': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    overflow: 'hidden',
  },
  '& .clamped:not(.note)': { width: 'fit-content', maxWidth: '100%' },
  // What a note says before its first match, which paper has.
  '@media screen': {
    '& .skipped': {
      fontSize: 0,
      '&::after': { content: '"… "', fontSize: '0.875rem' },
    },
  },
  // The initials give way to a name with a long word, which stays whole as long as it fits into the cell.
  '& .person': {
    ...personStyle,
    flexWrap: 'wrap',
    rowGap: 0,
    '& > :last-child': { flex: '1 1 min-content', minWidth: 0, maxWidth: 'max-content' },
  },
  '& .strong': { fontWeight: 600 },
  '& .missing, & .quiet': { color: 'var(--mui-palette-text-secondary)' },
  // At least 24 px each way, for a finger.
  '& a.strong': {
    ...nameLink,
    width: 'fit-content',
    minWidth: 24,
    maxWidth: '100%',
    margin: -3,
    padding: 3,
    boxSizing: 'content-box',
  },
  '& .date': {
    whiteSpace: 'nowrap',
    // On a line of its own, without the parentheses.
    '& small': {
      display: 'block',
      whiteSpace: 'normal',
      '&::before, &::after': { content: 'none' },
    },
  },

  '@media print': {
    fontSize: '0.6875rem',
    '& th': { fontSize: 'inherit', whiteSpace: 'normal', verticalAlign: 'bottom' },
    // The note takes what the others leave.
    '& th:is(.title, .wide)': { width: '14% !important' },
    // The first column begins at the edge of the card.
    '& th.badge': {
      width: '4.5rem !important',
      '&:first-of-type': { width: '5.5rem !important' },
    },
    '& .person > [data-initials]': { display: 'none' },
    '& th.meta': {
      width: '5rem !important',
      // The last column ends at the edge of the card.
      '&:last-of-type': { width: '6.25rem !important' },
    },
    '& tbody tr': { height: 'auto' },
    '& :is(td, th):is(td, th)': { paddingInline: 6 },
    '& .date': { whiteSpace: 'normal' },
    '& .clamped': { WebkitLineClamp: 'none' },
  },
} as const;
