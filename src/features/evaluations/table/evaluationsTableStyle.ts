import { perTheme } from '../../../lib/perTheme';

/** Pixels; room for a note of three lines. */
export const ROW_HEIGHT = 88;

/**
 * How a table of evaluations looks: on a phone each row is a card, whose cells stand where their column says.
 * All in one place, as a style of its own for each cell would be worked out for each cell.
 */
export const evaluationsTableStyle = perTheme(({ vars, typography, breakpoints, spacing }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  ...typography.body2,
  wordBreak: 'break-word',
  // Grey, not faint: the rows can still be read.
  '&[aria-busy="true"]': {
    filter: 'grayscale(1)',
    '& td, & td *': { color: vars.palette.text.secondary },
  },
  '& th': {
    paddingBlock: spacing(2),
    color: vars.palette.text.secondary,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.5,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& td': { paddingBlock: spacing(1), textAlign: 'start' },
  '& tbody tr': { borderTop: `1px solid ${vars.palette.divider}` },

  [breakpoints.up('md')]: {
    '& tbody tr': { height: ROW_HEIGHT },
    '& td, & th': { paddingInline: spacing(1.5) },
    '& :is(td, th):first-of-type': { paddingInlineStart: spacing(3) },
    '& :is(td, th):last-of-type': { paddingInlineEnd: spacing(3) },
    // The icons line up with the text, not the round space about them.
    '& .icons': { marginInlineStart: spacing(-1) },
  },
  [breakpoints.down('lg')]: { '& .wide': { display: 'none' } },
  [breakpoints.down('md')]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplate: '"title badge" "body body" "meta actions" / 1fr auto',
      alignItems: 'center',
      paddingBlock: spacing(1),
    },
    '& td': { paddingInline: spacing(2) },
    '& .badge': { textAlign: 'end' },
    '& .icons': { flexWrap: 'wrap', justifyContent: 'flex-end', marginInlineEnd: spacing(-1) },
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
  '& .missing': { color: vars.palette.text.secondary },
  '& .strong': { fontWeight: 600 },
  '& .date': { whiteSpace: 'nowrap' },
}));
