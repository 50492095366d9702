import { keyframes, type CSSObject } from '@mui/material/styles';
import {
  nameLink,
  quietRowActions,
  rowLinkStyle,
  savedRowStyle,
} from '../../../components/table/rows';
import { scrollShadow } from '../../../components/table/scrollShadow';
import { stickyHeader } from '../../../components/table/stickyHeader';
import { atLeast, below, BREAKPOINTS, SMALLEST } from '../../../components/page/breakpoints';
import { toRem } from '../../../components/page/lengths';
import { personStyle } from '../../../components/person/Initials';

/** Pixels at the default font size. On a narrow screen a row has three lines, or four where an optional column is shown. */
export const HEIGHTS = { header: 48, row: 56, compactRow: 42, threeLines: 84, fourLines: 102 };

/** Pixels at the default font size: the width of the actions on a wide screen. */
export const ACTIONS_WIDTH = 144;

/** The height of the table with this number of rows, as CSS. */
export const heightOf = (rows: number) =>
  `calc(${toRem(HEIGHTS.header)} + ${rows} * var(--row-height) + 2px)`;

const NO_ROOM = `@media ${below(SMALLEST)}`;

const pulse = keyframes({ '50%': { opacity: 0.4 } });

/** The style of the employees table. */
export const employeesTableStyle: CSSObject = {
  '--row-height': toRem(HEIGHTS.row),
  '&.compact': { '--row-height': toRem(HEIGHTS.compactRow) },
  '&.three-lines': { '--row-height': toRem(HEIGHTS.threeLines) },
  '&.four-lines': { '--row-height': toRem(HEIGHTS.fourLines) },
  '&:not(.fits)': { ...scrollShadow, overflowX: 'auto', overflowY: 'hidden' },
  '&.fits th': stickyHeader,

  '& table': {
    width: '100%',
    tableLayout: 'fixed',
    borderSpacing: 0,
    font: 'var(--mui-font-body2)',
  },
  '& th, & td': {
    boxSizing: 'border-box',
    paddingBlock: 0,
    paddingInline: 16,
    [`@media ${atLeast(BREAKPOINTS.sm)}`]: { paddingInline: 24 },
    [NO_ROOM]: { paddingBlock: 8, paddingInline: 12 },
    borderBottom: '1px solid var(--mui-palette-divider)',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& .numeric': { textAlign: 'end' },
  '& .actions': { width: toRem(ACTIONS_WIDTH) },
  '&:is(.three-lines, .four-lines) .actions': {
    width: '7rem',
    paddingInlineStart: 8,
    [NO_ROOM]: { width: '4rem' },
  },

  '&:is(.three-lines, .four-lines) td:first-of-type': { paddingInlineEnd: 0 },

  '& th': {
    position: 'relative',
    height: toRem(HEIGHTS.header),
    fontWeight: 600,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& th button': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    width: 'calc(100% + 16px)',
    height: `calc(${toRem(HEIGHTS.header)} - 1px)`,
    marginInline: -8,
    paddingInline: 8,
    paddingBlock: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    outlineOffset: -2,
  },
  '& th.numeric button': { justifyContent: 'flex-end' },
  // Below the header's text and above its line, where it covers nothing.
  '& th small': {
    position: 'absolute',
    bottom: 3,
    fontSize: '0.6875rem',
    fontWeight: 500,
    lineHeight: 1.2,
    pointerEvents: 'none',
  },
  '& th.numeric small': { insetInlineEnd: 24 },

  '& td': {
    height: 'var(--row-height)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // A tooltip may be higher than the row.
    '&.actions': { overflow: 'visible' },
  },
  '& tbody tr': rowLinkStyle,
  ...quietRowActions,
  '& tbody tr[data-saved]': savedRowStyle,
  '& .quiet': { color: 'var(--mui-palette-text-secondary)' },
  // Two lines of an address would touch the borders.
  '&.compact wbr': { display: 'none' },
  '& .person': personStyle,
  '& .name': { ...nameLink, fontWeight: 600 },
  // A block, so that a name which runs from right to left is cut at its own end.
  '& .name, & bdi[title]': { display: 'block', width: 'fit-content', maxWidth: '100%' },
  '& bdi[title]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .icons': {
    display: 'flex',
    // Aligns the icons with the header's text; each has 8 px of padding.
    marginInlineStart: -8,
    [NO_ROOM]: { flexDirection: 'column' },
  },
  '& .facts': {
    display: 'flex',
    flexDirection: 'column',
    lineHeight: 1.55,
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& small': { fontSize: '0.75rem', color: 'var(--mui-palette-text-secondary)' },
    [NO_ROOM]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },

  '& .empty': {
    cursor: 'auto',
    '&:hover': { background: 'none' },
    '& td': { height: 'auto', border: 0 },
  },
  '& .skeleton span': {
    display: 'block',
    width: '75%',
    height: '0.9rem',
    borderRadius: 10,
    backgroundColor: 'rgb(var(--mui-palette-text-primaryChannel) / 0.11)',
    animation: `${pulse} 2s ease-in-out 0.5s infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },

  '@media print': {
    overflow: 'visible',
    // The element's own style sets another height.
    minHeight: '0 !important',
    '& table': { minWidth: '0 !important', tableLayout: 'auto', fontSize: '0.75rem' },
    // Their own widths leave no room to the others.
    '& th': { width: 'auto !important' },
    '& th, & td': { paddingInline: 8, overflow: 'visible', whiteSpace: 'normal' },
    '& th small': { display: 'none' },
    '& td': { height: 'auto', paddingBlock: 6 },
    '& bdi[title], & .facts > *': { overflow: 'visible', overflowWrap: 'anywhere' },
  },
};
