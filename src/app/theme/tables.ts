import { keyframes, type CSSObject, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/Table';
import { atLeast, BREAKPOINTS } from '../../components/page/breakpoints';
import {
  firstActionAsText,
  firstActionOnHover,
  WIDE_TOUCH,
} from '../../components/table/firstAction';
import { CLICKABLE_ROW } from '../../components/table/rowLinks';
import { scrollShadow } from '../../components/table/scrollShadow';
import { stickyHeader } from '../../components/table/stickyHeader';

declare module '@mui/material/Table' {
  interface TablePropsSizeOverrides {
    /** The table is in a card, whose padding is that of its first and last column. */
    dense: true;
  }
}

const TINT = 'rgb(var(--mui-palette-primary-mainChannel) / 0.2)';

const fade = keyframes({ from: { backgroundColor: TINT } });

const rows: CSSObject = {
  ...firstActionOnHover,
  [`@media ${WIDE_TOUCH}`]: firstActionAsText,
  '@media (hover: hover)': {
    [`&.${CLICKABLE_ROW}`]: {
      cursor: 'pointer',
      '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
    },
    // The actions of a row are muted until the pointer or the focus is in it.
    '&:not(:hover, :focus-within) .icon-action:not([aria-disabled])': {
      color: 'var(--mui-palette-text-secondary)',
    },
  },
  // The record of this row was just saved (components/table/useHighlightedRow.ts).
  '&[data-saved]': {
    // The header of the app lies over the first rows in view.
    scrollMarginBlock: '6rem',
    animation: `${fade} 2s ease-in`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none', backgroundColor: TINT },
    // Forced colours have no backgrounds.
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
};

/** Cells of the body as plain `td`, like MUI's `TableCell`. */
const cells: CSSObject = {
  padding: '16px 12px',
  borderBottom: '1px solid var(--mui-palette-divider)',
  color: 'var(--mui-palette-text-primary)',
  font: 'var(--mui-font-body2)',
  // The alignment follows the direction of each text.
  textAlign: 'start',
};

/**
 * The styles of a cell in a dense table, which `cell` selects. `strong` is more specific than the padding of first and
 * last columns.
 */
const dense = (cell: string, strong = cell): CSSObject => ({
  [cell]: { padding: '4px 6px', '@media print': { paddingBlock: 2 } },
  [`${strong}:first-of-type`]: { paddingInlineStart: 0 },
  [`${strong}:last-of-type`]: { paddingInlineEnd: 0 },
});

/** The styles of MUI's tables. In their bodies, rows and cells are plain elements, with the styles of the table. */
export const tables: ThemeOptions['components'] = {
  MuiTableContainer: {
    styleOverrides: { root: { ...scrollShadow, '@media print': { overflow: 'visible' } } },
  },
  MuiTable: {
    styleOverrides: {
      root: {
        '& tbody tr': rows,
        '& :where(tbody td:not(.MuiTableCell-root))': cells,
        '& :where(tbody tr:last-of-type > td:not(.MuiTableCell-root))': { borderBottom: 0 },
        // The text is aligned with the content above the table.
        '& :where(th, td):first-of-type': { paddingInlineStart: 16 },
        '& :where(th, td):last-of-type': { paddingInlineEnd: 16 },
        [`@media print, ${atLeast(BREAKPOINTS.sm)}`]: {
          '& :where(th, td):first-of-type': { paddingInlineStart: 24 },
          '& :where(th, td):last-of-type': { paddingInlineEnd: 24 },
        },
        '@media print': { '& :is(th, td)': { fontSize: '0.6875rem' } },
        variants: [
          {
            props: { size: 'dense' },
            style: dense('& :where(tbody td:not(.MuiTableCell-root))'),
          },
        ],
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        paddingInline: 12,
        // The alignment follows the direction of each text.
        textAlign: 'start',
        borderColor: vars.palette.divider,
        variants: [
          {
            props: { size: 'dense' },
            style: dense('&', '&&'),
          },
        ],
      }),
      alignRight: { textAlign: 'end' },
      head: ({ theme: { vars } }) => ({
        position: 'relative',
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: 1.5,
        color: vars.palette.text.secondary,
      }),
      body: { 'tr:last-of-type > &': { borderBottom: 0 } },
      stickyHeader: ({ theme: { vars } }) => ({
        position: 'relative',
        backgroundColor: vars.palette.background.paper,
        ...stickyHeader,
      }),
    },
  },
  MuiTableSortLabel: {
    defaultProps: { hideSortIcon: true },
    styleOverrides: {
      root: {
        // The whole header can be pressed.
        position: 'static',
        minHeight: '1.5rem',
        '&.Mui-active': { color: 'inherit' },
        '&::after': { content: '""', position: 'absolute', inset: 0 },
      },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      // It looks like the other selects.
      input: ({ theme: { vars } }) => ({
        border: `1px solid ${vars.palette.divider}`,
        borderRadius: 8,
      }),
      select: { paddingInlineEnd: '1.5rem' },
    },
  },
};
