import type { ThemeOptions } from '@mui/material/styles';
import { CONTROL_HEIGHT } from '../../components/controls/controlHeight';
import { touchArea } from '../../components/page/touchArea';
import { focusRing } from './focusRing';

/** The styles of MUI's buttons and links. */
export const buttons: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&.Mui-focusVisible': focusRing,
        // The other buttons use this pseudo-element themselves, for example for a tooltip.
        '&:where(button, a):where(:not([data-tooltip]))': touchArea,
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        variants: [
          { props: { size: 'small' }, style: { fontSize: '0.875rem' } },
          { props: { size: 'medium' }, style: { minHeight: CONTROL_HEIGHT, paddingBlock: 0 } },
          { props: { size: 'large' }, style: { fontSize: '0.875rem', minHeight: '2.5rem' } },
          // The text must be readable, because it shows the state, such as 'Loading...'.
          {
            props: { variant: 'contained' },
            style: { '&.Mui-disabled': { color: vars.palette.text.secondary } },
          },
          // The button is highlighted while its menu is open, because the menu may be far from it.
          {
            props: { variant: 'text', color: 'inherit' },
            style: {
              '&[aria-expanded="true"]': {
                backgroundColor: `rgb(${vars.palette.primary.mainChannel} / 0.1)`,
                color: vars.palette.primary.main,
              },
            },
          },
        ],
      }),
      // The size is in rem, like that of the text.
      startIcon: { '& > :nth-of-type(1)': { fontSize: '1.25rem' } },
    },
  },
  // A touch screen would keep the line after a tap.
  MuiLink: {
    styleOverrides: {
      underlineHover: { '@media (hover: none)': { '&:hover': { textDecoration: 'none' } } },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: { minWidth: '2rem', height: '2rem', '@media (pointer: coarse)': { height: '2.5rem' } },
    },
  },
};
