import { styled } from '@mui/material/styles';
import { scrollShadow } from '../../../components/table/scrollShadow';

/** A table in a card of the overview. Its first column takes the room that the others leave. */
export const OverviewTable = styled('table')(({ theme: { vars, typography, spacing } }) => ({
  ...typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& :is(th, td)': { padding: spacing(0.5, 0.75), textAlign: 'start' },
  '& :is(th, td):first-of-type': { paddingInlineStart: 0 },
  '& :is(th, td):last-of-type': { paddingInlineEnd: 0 },
  '& th': { fontSize: '0.8125rem', fontWeight: 600, color: vars.palette.text.secondary },
  '& tbody tr': { borderTop: `1px solid ${vars.palette.divider}` },
  '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .name': { minWidth: '7.25rem', maxWidth: '24rem' },
  '& .quiet': { color: vars.palette.text.secondary },
  '& a': { color: 'inherit' },
  '& a[aria-current="true"]': { fontWeight: 600 },
  '& th button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(0.25),
    minHeight: '1.5rem',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    '&:hover': { color: vars.palette.text.primary },
    '& svg': { fontSize: '1rem' },
  },
  '@media print': { fontSize: '0.6875rem', '& :is(th, td)': { paddingBlock: 2 } },
}));

/** Keeps a wide table from widening the page. */
export const TableScroller = styled('div')(scrollShadow);

/** Sentences about a table, and what belongs to it, at its end. */
export const TableFooter = styled('div')(({ theme: { vars, typography, spacing } }) => ({
  ...typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(1, 2),
  marginTop: spacing(1.5),
  color: vars.palette.text.secondary,
  '& p': { flex: '1 1 14rem', margin: 0 },
}));
