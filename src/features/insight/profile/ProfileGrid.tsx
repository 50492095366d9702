import { styled } from '@mui/material/styles';

/** Two charts side by side where there is room, and one below the other on paper. */
export const ProfileGrid = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media screen and (min-width:${breakpoints.values.md}rem)`]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  },
}));
