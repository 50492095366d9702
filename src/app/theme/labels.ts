import type { ThemeOptions } from '@mui/material/styles';

/** How the circles with initials and the tags look. */
export const labels: ThemeOptions['components'] = {
  MuiAvatar: {
    styleOverrides: {
      root: {
        flex: 'none',
        width: '2.5em',
        height: '2.5em',
        border: '1px solid transparent',
        // In OKLCH all hues have the same contrast, above 7:1.
        backgroundColor: 'oklch(0.92 0.045 var(--hue))',
        color: 'oklch(0.38 0.1 var(--hue))',
        fontFamily: 'inherit',
        fontSize: '0.8125em',
        fontWeight: 650,
        letterSpacing: '0.01em',
        whiteSpace: 'nowrap',
        '&:not([data-initials=""])::before': { content: 'attr(data-initials)' },
        '@media screen': {
          '[data-color-scheme="dark"] &': {
            backgroundColor: 'oklch(0.35 0.06 var(--hue))',
            color: 'oklch(0.92 0.045 var(--hue))',
          },
        },
      },
      fallback: { width: '1.5em', height: '1.5em' },
    },
  },
  MuiChip: {
    defaultProps: { size: 'small', variant: 'outlined' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        maxWidth: '100%',
        height: 'auto',
        borderColor: vars.palette.divider,
        borderRadius: 7,
        color: 'inherit',
        fontWeight: 500,
        lineHeight: 1.5,
      }),
      label: { paddingBlock: 1, paddingInline: 8 },
    },
  },
};
