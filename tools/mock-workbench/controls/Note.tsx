import { styled } from '@mui/material/styles';

/** A text about a field or a rule. `data-tone="error"` for what is wrong. */
export const Note = styled('p')(({ theme: { vars, typography } }) => ({
  ...typography.caption,
  margin: 0,
  color: vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '&[data-tone="error"]': { color: vars.palette.error.main },
}));
