import type { SxProps, Theme } from '@mui/material/styles';
import { below, SMALLEST } from '../../../components/page/breakpoints';
import { toRem } from '../../../components/page/lengths';
import { personStyle } from '../../../components/person/Initials';
import { WIDE_TOUCH } from '../../../components/table/firstAction';
import { truncated, wholeText } from '../../../components/table/truncated';

/**
 * Pixels at the default font size. On a narrow screen, a row has three lines, or four where an optional column is
 * shown.
 */
export const HEIGHTS = { header: 40, row: 52, compactRow: 40, threeLines: 68, fourLines: 84 };

/** Pixels at the default font size: the width of the actions on a wide screen. */
export const ACTIONS_WIDTH = 196;

const NO_ROOM = `@media ${below(SMALLEST)}`;

/**
 * The style of the employees table. Its rows are `--row-height` high. All cells share one style, which is computed
 * once.
 */
export const employeesTable = {
  tableLayout: 'fixed',
  '&& :is(th, td)': {
    height: 'var(--row-height)',
    py: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderBottom: '1px solid var(--mui-palette-divider)',
    [NO_ROOM]: { paddingBlock: '8px', paddingInline: '12px' },
  },
  '&& thead th': { height: toRem(HEIGHTS.header), overflow: 'visible' },
  '& .actions': {
    width: toRem(ACTIONS_WIDTH),
    textAlign: 'end',
    // This width has room for the text of the first action in every language.
    [`@media ${WIDE_TOUCH}`]: { width: '17rem' },
  },
  // A tooltip may be higher than the row, and the text of the first action is before the icons.
  '&& td.actions': { overflow: 'visible' },
  // Aligns the icons with the header's text; each has 8 px of padding.
  '& td.actions > div': {
    display: 'flex',
    justifyContent: 'flex-end',
    marginInlineEnd: '-8px',
    flexWrap: 'wrap',
  },
  '& td.right': { textAlign: 'end' },
  '& .muted': { color: 'text.secondary' },
  '& .person': personStyle,
  // A name in the other writing direction is then cut at its own end.
  '& .name': { display: 'block', width: 'fit-content', maxWidth: '100%', fontWeight: 600 },
  '& :not(.whole) > bdi[title]': truncated,
  '& .namesake': { minWidth: 0, paddingBlock: '4px' },
  // A text that is cut is shown in full over the next cells.
  '@media screen': {
    // Browsers break lines at a `wbr` even where lines do not wrap.
    '& wbr': { display: 'none' },
    '& tr:has(:focus-visible) td': { overflow: 'visible' },
    '& tr:has(:focus-visible) bdi[title]': wholeText,
  },
  '&.narrow': {
    borderTop: '1px solid var(--mui-palette-divider)',
    '&& td:first-of-type': { paddingInlineEnd: 0 },
    '& .actions': { width: '7rem', paddingInlineStart: '8px' },
    // The cell is as wide as its header.
    [NO_ROOM]: { '&& .actions': { width: '4.75rem', paddingInlineStart: 0 } },
    '& .details': {
      display: 'flex',
      flexDirection: 'column',
      lineHeight: 1.4,
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& small': { typography: 'caption', lineHeight: 1.4, color: 'text.secondary' },
      '& .whole': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      '& .namesake': { overflow: 'visible', paddingBlock: 0 },
      [NO_ROOM]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  },
  '&& .empty': { height: 'auto', borderBottom: 0 },

  '@media print': {
    minWidth: '0 !important',
    tableLayout: 'auto',
    // The widths of these columns would leave no room for the others.
    '& th': { width: 'auto !important' },
    '&& :is(th, td)': { px: 1, overflow: 'visible', whiteSpace: 'normal' },
    '&& td': { height: 'auto', paddingBlock: '6px' },
    '& bdi[title]': { maxWidth: 'none', overflow: 'visible', overflowWrap: 'anywhere' },
  },
} satisfies SxProps<Theme>;
