import { styled } from '@mui/material/styles';
import { CONTROL_HEIGHT } from './controlHeight';

/** A label with one of the browser's own controls in it: for a filter in the row above a table. */
export const NativeLabel = styled('label')(({ theme: { vars, typography, spacing, shape } }) => ({
  ...typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  minWidth: 0,
  color: vars.palette.text.secondary,
  '@media print': {
    '&:not([data-chosen]), & > :is(select, input)': { display: 'none' },
    '&::after': { content: 'attr(data-chosen)', fontWeight: 600 },
  },
  '& > :is(select, input)': {
    minWidth: 0,
    maxWidth: '14rem',
    height: CONTROL_HEIGHT,
    paddingInline: spacing(1),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: shape.borderRadius,
    backgroundColor: vars.palette.background.paper,
    color: vars.palette.text.primary,
    font: 'inherit',
    textOverflow: 'ellipsis',
  },
  // Its own arrow, because some browsers draw theirs onto the border of a page from right to left.
  '& > select': { appearance: 'none', paddingInlineEnd: '1.75rem' },
  '@media screen': {
    '&:has(> select)::after': {
      content: '""',
      flex: 'none',
      width: '0.625rem',
      height: '0.625rem',
      // Back over the gap and into the field.
      marginInlineStart: `calc(-1.25rem - ${spacing(1)})`,
      marginInlineEnd: '0.625rem',
      pointerEvents: 'none',
      clipPath: 'polygon(0 30%, 10% 20%, 50% 60%, 90% 20%, 100% 30%, 50% 80%)',
      backgroundColor: vars.palette.text.primary,
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        backgroundColor: 'CanvasText',
      },
    },
  },
  '& > :user-invalid': { borderColor: vars.palette.error.main },
}));
