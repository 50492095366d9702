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
  '& > :user-invalid': { borderColor: vars.palette.error.main },
}));
