import { styled } from '@mui/material/styles';

/** Fields and buttons above the content of a tab. They wrap where there is no room. */
export const Toolbar = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: spacing(1, 1.5),
  padding: spacing(1.5, 2),
  borderBlockEnd: `1px solid ${vars.palette.divider}`,
}));
