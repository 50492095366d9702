import { styled } from '@mui/material/styles';

/** The parts of a page, one below the other. */
export const Sections = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
}));
