import type { ThemeOptions } from '@mui/material/styles';
import { focusRing } from './page';

/** The style of a field of one line. What is typed has its own direction, and stands at the start of the page. */
const typedText = {
  unicodeBidi: 'plaintext',
  // oxlint-disable-next-line direction/no-restricted-syntax -- `start` is that of the text; a page from right to left exchanges left and right
  textAlign: 'left',
} as const;

/** The space for the arrow of a select, in rem as the arrow is. */
const arrowSpace = { '--_caret': '2rem' };

/** How MUI's buttons, inputs, menus and chips look. */
export const controls: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      // In rem, as the text is.
      startIcon: { '& > :nth-of-type(1)': { fontSize: '1.25rem' } },
    },
  },
  MuiFormLabel: {
    styleOverrides: { root: { fontSize: '0.875rem', fontWeight: 600, marginBottom: 6 } },
  },
  MuiFormControlLabel: {
    defaultProps: {
      slotProps: { typography: { variant: 'body2', color: 'textSecondary', noWrap: true } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme: { vars } }) => ({
        '&:is(input)': typedText,
        '&:is(textarea)': { unicodeBidi: 'plaintext' },
        '&::placeholder': {
          color: vars.palette.text.secondary,
          opacity: 1,
          // Smaller where enlarged text would not fit into a field on a phone.
          fontSize: 'min(1em, 5vw)',
        },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        minWidth: 'min(14rem, calc(100vw - 2rem))',
        maxWidth: 'min(24rem, calc(100vw - 2rem))',
      },
      list: { '& .MuiDivider-root': { marginBlock: 8 } },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 48,
        whiteSpace: 'normal',
        // The link to the screen that is shown.
        '&.active': { color: vars.palette.primary.main, fontWeight: 600 },
        // The menu clips an outline that is drawn outside of its items.
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '& .MuiListItemIcon-root': { minWidth: '2.25rem' },
      }),
    },
  },
  MuiListSubheader: {
    defaultProps: { disableSticky: true },
    styleOverrides: { root: { paddingBlock: 4, lineHeight: 1.5, backgroundColor: 'transparent' } },
  },
  MuiPaginationItem: { styleOverrides: { root: { minWidth: '2rem', height: '2rem' } } },
  MuiOutlinedInput: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' }, styleOverrides: { select: arrowSpace } },
  MuiNativeSelect: { styleOverrides: { select: arrowSpace } },
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
