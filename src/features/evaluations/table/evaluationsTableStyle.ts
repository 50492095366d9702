import type { SxProps, Theme } from '@mui/material/styles';
import { atLeast, below, BREAKPOINTS, SMALLEST } from '../../../components/page/breakpoints';
import { personStyle } from '../../../components/person/Initials';
import { FIRST_ACTION, firstActionAsText, WIDE_TOUCH } from '../../../components/table/firstAction';
import { truncated, wholeText } from '../../../components/table/truncated';

/** The least height of a row in pixels. A note of two or three lines makes it higher. */
export const ROW_HEIGHT = 52;

const WIDE = `@media print, ${atLeast(BREAKPOINTS.md)}`;
const NARROW = `@media screen and ${below(BREAKPOINTS.md)}`;
const MIDDLE = `@media screen and ${atLeast(BREAKPOINTS.sm)} and ${below(BREAKPOINTS.md)}`;
const BELOW_LARGE = `@media screen and ${below(BREAKPOINTS.lg)}`;
const LARGE = `@media screen and ${atLeast(BREAKPOINTS.lg)} and ${below(BREAKPOINTS.xl)}`;
const HUGE = `@media screen and ${atLeast(BREAKPOINTS.xl)}`;
const NO_ROOM = `@media screen and ${below(SMALLEST)}`;

/**
 * The style of a table of evaluations. On a phone each row is a card, in which the `area` of a column places its cell.
 * All cells share one style, which is computed once.
 */
export const evaluationsTable = {
  tableLayout: 'fixed',
  // The text of the first action covers the end of the addresses, but never a note.
  '--actions-width': '8.5rem',
  // The rows are grey and not transparent, so that they can still be read.
  '&[aria-busy="true"]': {
    filter: 'grayscale(1)',
    '& td, & td *': { color: 'text.secondary' },
  },
  '& .MuiTableCell-head': { whiteSpace: 'nowrap', py: 1 },
  '& td': { paddingBlock: '6px' },
  '& .actions > div': { display: 'flex' },

  '& .writer': { display: 'none' },
  '& :is(.writer, .feedbacks)': {
    typography: 'caption',
    color: 'text.secondary',
    overflowWrap: 'anywhere',
  },
  '& .feedbacks': { display: 'block' },

  [WIDE]: {
    '& tbody tr': { height: ROW_HEIGHT },
    // The first column begins at the edge of the card.
    '& th.badge:first-of-type': { width: '6.25rem !important' },
    '& .actions': { textAlign: 'end' },
    '& .actions > div': { justifyContent: 'flex-end', marginInlineEnd: '-8px' },
  },
  // The note needs the width more than the addresses do.
  [BELOW_LARGE]: {
    '& .wide': { display: 'none' },
    '& .writer': { display: 'block' },
    '--actions-width': '14rem',
  },
  [`@media ${WIDE_TOUCH}`]: {
    '--actions-width': '15rem',
    // A long text takes two lines.
    [`&& td.actions .${FIRST_ACTION}`]: { flexShrink: 1, '&::before': { whiteSpace: 'normal' } },
  },
  [HUGE]: { '& th.wide': { width: '12% !important' } },
  [LARGE]: {
    '& :is(th, td):not(:first-of-type)': { paddingInlineStart: '8px' },
    '& :is(th, td):not(:last-of-type)': { paddingInlineEnd: '8px' },
    // The next header would cover the end of a long header.
    '& th.wide': { whiteSpace: 'normal' },
    '& .wide [data-initials]': { display: 'none' },
  },
  [NARROW]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplate:
        '"title title badge" "body body body" "meta actions actions" / auto minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: '4px',
      borderTop: '1px solid var(--mui-palette-divider)',
    },
    '& tbody td:is(td)': { paddingInline: '16px', borderBottom: 0 },
    '& td.title': { gridArea: 'title' },
    '& td.badge': { gridArea: 'badge' },
    '& td.body': { gridArea: 'body' },
    '& td.meta': { gridArea: 'meta' },
    '& td.actions': { gridArea: 'actions' },
    '& .badge': { textAlign: 'end' },
    '& td.meta:is(td)': { paddingInlineEnd: 0 },
    '& td.actions:is(td)': { paddingInlineStart: '8px' },
    '& .actions > div': {
      alignItems: 'center',
      justifyContent: 'flex-end',
      marginInlineEnd: '-8px',
    },
    ...firstActionAsText,
    // Beside the date and the icons, a long text takes two lines.
    [`&& .${FIRST_ACTION}`]: {
      flexShrink: 1,
      paddingBlock: '2px',
      '&::before': { whiteSpace: 'normal', lineHeight: 1.25 },
    },
  },
  // The cells are aligned with the content above the table.
  [MIDDLE]: { '& tbody td:is(td)': { paddingInline: '24px' } },

  [NO_ROOM]: {
    '& tbody tr': {
      gridTemplate: '"title badge" "body body" "meta meta" "actions actions" / minmax(0, 1fr) auto',
    },
    '& td.actions:is(td)': { paddingInlineStart: 0 },
  },
  '& .clamped': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    overflow: 'hidden',
  },
  '& .clamped:not(.note)': {
    width: 'fit-content',
    maxWidth: '100%',
    // The lines of a name begin where those of other names do, also in the other writing direction.
    textAlign: '-webkit-match-parent',
    '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
  },
  '& .person .clamped': { WebkitLineClamp: '2' },
  '& .address': { ...truncated, whiteSpace: 'nowrap' },
  // The text of a note before its first match is hidden, but printed.
  '@media screen': {
    // Browsers break lines at a `wbr` even where lines do not wrap.
    '& .address wbr': { display: 'none' },
    '& tr:has(:focus-visible) .address': wholeText,
    '& .skipped': {
      fontSize: 0,
      '&::after': { content: '"… "', fontSize: '0.875rem' },
    },
  },
  '& .person': personStyle,
  '& .strong': { fontWeight: 600 },
  '& .missing, & .muted': { color: 'text.secondary' },
  // The link is at least 24 px wide and high, so that a finger can hit it.
  '& a.strong': {
    width: 'fit-content',
    minWidth: 24,
    maxWidth: '100%',
    margin: '-3px',
    padding: '3px',
    boxSizing: 'content-box',
  },
  '& .date': {
    whiteSpace: 'nowrap',
    // The detail is on a line of its own, without the parentheses.
    '& small': {
      display: 'block',
      whiteSpace: 'normal',
      '&::before, &::after': { content: 'none' },
    },
  },

  '@media print': {
    tableLayout: 'auto',
    '& .MuiTableCell-head': {
      width: 'auto !important',
      whiteSpace: 'normal',
      verticalAlign: 'bottom',
    },
    '& td': { verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& td.meta': { overflowWrap: 'normal' },
    // The note takes the rest of the width.
    '& .MuiTableCell-head.body': { width: '100% !important' },
    '& th.title': { minWidth: '5.5rem' },
    '& th.wide': { minWidth: '5.75rem' },
    '& td:not(.body, .badge)': { fontSize: '0.625rem' },
    '& th:is(.badge, .meta)': { minWidth: '4rem' },
    '& :is(th, td):first-of-type': { paddingInlineStart: '8px' },
    '& :is(th, td):last-of-type': { paddingInlineEnd: '8px' },
    '& tr:has(.long)': { breakInside: 'auto' },
    '& .person > [data-initials]': { display: 'none' },
    '& tbody tr': { height: 'auto' },
    '& :is(th, td):not(:first-of-type)': { paddingInlineStart: '6px' },
    '& :is(th, td):not(:last-of-type)': { paddingInlineEnd: '6px' },
    '& .date': { whiteSpace: 'normal' },
    // A clamped box cannot be divided.
    '& .clamped': { display: 'block' },
    '& .address': { overflow: 'visible', whiteSpace: 'normal' },
  },
} satisfies SxProps<Theme>;
