import type { SxProps, Theme } from '@mui/material/styles';
import { below, SMALLEST } from '../../../components/page/breakpoints';
import { toRem } from '../../../components/page/lengths';
import { personStyle } from '../../../components/person/Initials';
import { truncated } from '../../../components/table/truncated';

/** Pixels at the default font size. On a narrow screen a row has three lines, or four where an optional column is shown. */
export const HEIGHTS = { header: 48, row: 56, compactRow: 42, threeLines: 84, fourLines: 102 };

/** Pixels at the default font size: the width of the actions on a wide screen. */
export const ACTIONS_WIDTH = 144;

const NO_ROOM = `@media ${below(SMALLEST)}`;

/**
 * The style of the employees table. Its rows are `--row-height` high. All cells share one style, which is computed
 * once.
 */
export const employeesTable = {
  tableLayout: 'fixed',
  '&& .MuiTableCell-root': {
    height: 'var(--row-height)',
    py: 0,
    px: { xs: 2, sm: 3 },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderBottom: '1px solid var(--mui-palette-divider)',
    [NO_ROOM]: { paddingBlock: '8px', paddingInline: '12px' },
  },
  '&& .MuiTableCell-head': { height: toRem(HEIGHTS.header), overflow: 'visible' },
  // Between the header's text and its line, where it covers nothing.
  '& th small': {
    position: 'absolute',
    bottom: 3,
    insetInlineStart: '24px',
    fontSize: '0.6875rem',
    fontWeight: 500,
    lineHeight: 1.2,
  },
  '& .MuiTableCell-alignRight small': { insetInlineStart: 'auto', insetInlineEnd: '24px' },
  '& .actions': { width: toRem(ACTIONS_WIDTH) },
  // A tooltip may be higher than the row.
  '&& td.actions': { overflow: 'visible' },
  // Aligns the icons with the header's text; each has 8 px of padding.
  '& td.actions > div': { marginInlineStart: '-8px', flexWrap: 'wrap' },
  '& .quiet': { color: 'text.secondary' },
  // An address of two lines would touch the borders.
  '&.compact wbr': { display: 'none' },
  '& .person': personStyle,
  // A name in the other writing direction is then cut at its own end.
  '& .name': { display: 'block', width: 'fit-content', maxWidth: '100%', fontWeight: 600 },
  '& bdi[title]': truncated,
  '&.narrow': {
    '&& td:first-of-type': { paddingInlineEnd: 0 },
    '& .actions': { width: '7rem', paddingInlineStart: '8px', [NO_ROOM]: { width: '4rem' } },
    '& .facts': {
      display: 'flex',
      flexDirection: 'column',
      lineHeight: 1.55,
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& small': { fontSize: '0.75rem', color: 'text.secondary' },
      [NO_ROOM]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  },
  '&& .empty': { height: 'auto', borderBottom: 0 },

  '@media print': {
    minWidth: '0 !important',
    tableLayout: 'auto',
    // The widths of these columns would leave no room to the others.
    '& th': { width: 'auto !important' },
    '&& .MuiTableCell-root': { px: 1, overflow: 'visible', whiteSpace: 'normal' },
    '&& .MuiTableCell-body': { height: 'auto', paddingBlock: '6px' },
    '& th small': { display: 'none' },
    '& bdi[title], & .facts > *': { overflow: 'visible', overflowWrap: 'anywhere' },
  },
} satisfies SxProps<Theme>;
