import {
  createTheme,
  type CSSObject,
  type Direction,
  type ThemeOptions,
} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { typedText } from '../components/forms/typedText';
import { BREAKPOINTS } from '../components/page/breakpoints';
import { forcedColors } from './forcedColors';
import { byLanguage } from './language/byLanguage';
import { printed } from './printed';

/**
 * The score scale, from weak to strong: background and text of a score badge. Each pair has a contrast of at least 4.5:1.
 */
type ScoreTones = Record<'low' | 'fair' | 'good' | 'high', { background: string; text: string }>;

declare module '@mui/material/styles' {
  interface Palette {
    score: ScoreTones;
  }
  interface PaletteOptions {
    score: ScoreTones;
  }
}

const light = {
  primary: { main: '#3448c5', dark: '#28389c', light: '#6172e0', contrastText: '#ffffff' },
  error: { main: '#b3261e' },
  success: { main: '#1d6332' },
  background: { default: '#f5f6fa', paper: '#ffffff' },
  text: { primary: '#1a2036', secondary: '#535c76' },
  divider: '#e1e4ee',
  score: {
    low: { background: '#fde4e1', text: '#971b12' },
    fair: { background: '#fdeccb', text: '#744700' },
    good: { background: '#dcefe0', text: '#1b5e30' },
    high: { background: '#d2e8f4', text: '#0b4f74' },
  },
};

const dark = {
  primary: { main: '#aab5ff', dark: '#8d9bff', light: '#c6cdff', contrastText: '#10163f' },
  error: { main: '#ffb4ab' },
  success: { main: '#96dca8' },
  background: { default: '#10131c', paper: '#181c28' },
  text: { primary: '#e8eaf3', secondary: '#a9b0c6' },
  divider: '#2c3244',
  score: {
    low: { background: '#4c1d1b', text: '#ffb4ab' },
    fair: { background: '#46330a', text: '#ffd88a' },
    good: { background: '#173c25', text: '#9ce0ae' },
    high: { background: '#0f3a52', text: '#9bd6f7' },
  },
};

const fontFamily =
  'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Noto Sans Arabic",' +
  '"Hiragino Sans","Yu Gothic UI",Meiryo,"Noto Sans JP",Arial,sans-serif';

const focusRing: CSSObject = {
  outline: '2px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
};

/** The height of the toast at the top of the window (components/toasts/Toaster.tsx). It must cover nothing. */
const toastHeight = 'var(--toast-height, 0px)';

const options: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: { values: BREAKPOINTS, unit: 'rem', step: 1 },
  shape: { borderRadius: 10 },
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily,
    h1: { fontSize: '1.625rem', fontWeight: 700, lineHeight: 1.25, letterSpacing: '-0.015em' },
    h2: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.35 },
    subtitle1: { fontWeight: 600, lineHeight: 1.4 },
    body1: { lineHeight: 1.55 },
    body2: { lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        body: {
          paddingTop: toastHeight,
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'break-word',
        },
        ...byLanguage,
        ':focus-visible': focusRing,
        // Of an icon that points forward or back.
        '[dir="rtl"] .mirrored': { transform: 'scaleX(-1)' },
        // Safari on a phone zooms into a field with a smaller text.
        '@media (pointer: coarse)': {
          'input, select, textarea': { fontSize: 'max(1rem, 16px) !important' },
        },
        mark: {
          borderRadius: 3,
          backgroundColor: 'rgb(var(--mui-palette-primary-mainChannel) / 0.18)',
          color: 'inherit',
        },
        // Registered as a length, so that one transition moves everything that makes room for a toast.
        '@property --toast-height': { syntax: '"<length>"', inherits: 'true', initialValue: '0px' },
        '@media (prefers-reduced-motion: no-preference)': {
          html: { transition: '--toast-height 180ms ease-out' },
        },
        '@media (forced-colors: active)': forcedColors,
        '@media print': printed(light),
      },
    },
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
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      // Unlike `hidden`, `clip` lets a table's header stay in view.
      styleOverrides: { root: { overflow: 'clip' } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: {
      styleOverrides: {
        root: { top: toastHeight, '& > .MuiBackdrop-root': { top: toastHeight } },
        paper: {
          margin: 16,
          width: 'calc(100% - 32px)',
          // A title and buttons that stay in view would leave too few lines to the fields.
          '@media (max-height: 30rem)': {
            margin: 0,
            width: '100%',
            maxHeight: '100%',
            '& .MuiDialogContent-root': { flex: 'none', overflowY: 'visible' },
          },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.1875rem', fontWeight: 650 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiFormLabel: {
      styleOverrides: { root: { fontSize: '0.875rem', fontWeight: 600, marginBottom: 6 } },
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
    // The menu clips an outline that is drawn outside of its items.
    MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
    MuiPaginationItem: { styleOverrides: { root: { minWidth: '2rem', height: '2rem' } } },
    MuiOutlinedInput: { defaultProps: { size: 'small' } },
    MuiPopover: {
      styleOverrides: {
        // In the dark scheme its shadow is not visible.
        paper: ({ theme: { vars } }) => ({ border: `1px solid ${vars.palette.divider}` }),
      },
    },
    MuiSelect: {
      defaultProps: { size: 'small' },
      // The room for its arrow, in rem as the arrow is.
      styleOverrides: { select: { '--_caret': '2rem' } },
    },
    MuiTablePagination: {
      styleOverrides: { select: { paddingInlineEnd: '1.5rem' } },
    },
  },
};

/** The product's look: colour, type scale, spacing and shape, light and dark. */
export const theme = createTheme(options);

let mirrored: typeof theme | undefined;

export function themeFor(direction: Direction) {
  if (direction === 'ltr') return theme;
  return (mirrored ??= createTheme({ ...options, direction }));
}
