import { nameLink } from '../../../components/controls/nameLink';
import { savedRowStyle } from '../../../components/controls/savedRow';

/** The height of a row in pixels; a note of three lines fits. */
export const ROW_HEIGHT = 88;

const WIDE = '@media (min-width:900px)';
const NARROW = '@media (max-width:899.95px)';
const BELOW_LARGE = '@media (max-width:1199.95px)';

/**
 * The style of a table of evaluations. On a phone each row is a card, in which the `area` of a column places its
 * cell. One static style sheet for all cells: a style of its own for each cell would be computed for each cell.
 */
export const evaluationsTableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  wordBreak: 'break-word',
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
    lineHeight: 1.5,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& td': { paddingBlock: 8, textAlign: 'start' },
  '& tbody tr': { borderTop: '1px solid var(--mui-palette-divider)' },
  '& tbody tr[data-saved]': savedRowStyle,

  [WIDE]: {
    '& tbody tr': { height: ROW_HEIGHT },
    '& td, & th': { paddingInline: 12 },
    '& :is(td, th):first-of-type': { paddingInlineStart: 24 },
    '& :is(td, th):last-of-type': { paddingInlineEnd: 24 },
    // Aligns the icons with the text; each has 8 px of padding.
    '& .icons': { marginInlineStart: -8 },
  },
  [BELOW_LARGE]: { '& .wide': { display: 'none' } },
  [NARROW]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplate: '"title badge" "body body" "meta actions" / 1fr auto',
      alignItems: 'center',
      paddingBlock: 8,
    },
    '& td': { paddingInline: 16 },
    '& .badge': { textAlign: 'end' },
    '& .icons': { flexWrap: 'wrap', justifyContent: 'flex-end', marginInlineEnd: -8 },
  },

  '& .icons': { display: 'flex' },
  '& .clamped': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& .line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .missing': { color: 'var(--mui-palette-text-secondary)' },
  '& .strong': { fontWeight: 600 },
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
  '& .date': { whiteSpace: 'nowrap' },
} as const;
