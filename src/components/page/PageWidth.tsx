import { styled } from '@mui/material/styles';

/** As wide as the content of a page: the window less a margin, up to a line that can still be read. */
export const PageWidth = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  boxSizing: 'border-box',
  maxWidth: `${breakpoints.values.xl}rem`,
  marginInline: 'auto',
  paddingInline: spacing(1.5),
  [breakpoints.up('sm')]: { paddingInline: spacing(3) },
}));
