import type { CSSObject, ThemeOptions } from '@mui/material/styles';
import { TOAST_ROOM, toasts } from '../../components/toasts/toastSpace';
import { focusRing } from './focusRing';
import { printed, type Colors } from './printed';
import { rows } from './rowElements';
import { tooltips } from './tooltips';

/**
 * The value of `--font-family`. It is a variable because each text style of MUI would repeat the list and compile it
 * again.
 */
export const FONT_FAMILY =
  'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Noto Sans Arabic",' +
  '"Hiragino Sans","Yu Gothic UI",Meiryo,"Noto Sans JP",Arial,sans-serif';

/** Sets colours that replace those the browser forces. They win over the states of a component. */
const colored = (background: string, text: string): CSSObject => ({
  forcedColorAdjust: 'none',
  backgroundColor: `${background} !important`,
  color: `${text} !important`,
  '& *': { color: 'inherit !important' },
});

/**
 * With forced colours, such as Windows' contrast themes, the browser draws no backgrounds and no shadows. Borders and
 * system colours replace them.
 */
const forcedColors: CSSObject = {
  '.MuiPaper-root:is(.MuiDialog-paper, .MuiPopover-paper)': { border: '1px solid CanvasText' },
  '.MuiButton-contained:enabled': colored('Highlight', 'HighlightText'),
  ':is([aria-current="page"], .Mui-selected)': colored('SelectedItem', 'SelectedItemText'),
  mark: { outline: '1px solid', backgroundColor: 'Canvas' },
  ':is(:focus-visible, .Mui-focusVisible)': { outlineColor: 'CanvasText !important' },
  '.MuiOutlinedInput-root.Mui-focused': { outline: '2px solid CanvasText', outlineOffset: 2 },
  '.MuiSkeleton-root, .MuiLinearProgress-bar': colored('GrayText', 'CanvasText'),
};

/** The styles that depend on the language: letters, and the breaks of lines and long words. */
const byLanguage: CSSObject = {
  // The letters of these scripts are joined or have no slanted forms.
  ':lang(ar), :lang(ja)': { fontStyle: 'normal !important', letterSpacing: '0 !important' },
  // Lines break between phrases in browsers that recognise phrases.
  ':root:lang(ja)': { wordBreak: 'auto-phrase', lineBreak: 'strict' },
  'h1, h2': { overflowWrap: 'anywhere' },
  // Only long words are hyphenated: a name should not be divided.
  ':lang(de) :is(h1, h2)': { hyphens: 'auto', hyphenateLimitChars: '12' },
};

/** Returns the styles of the whole page. It is printed in the colours of the light scheme. */
export const page = (light: Colors): ThemeOptions['components'] => ({
  MuiCssBaseline: {
    styleOverrides: {
      // The element with the focus and the highlighted row are above a toast.
      ':root': { '--font-family': FONT_FAMILY, scrollPaddingBottom: TOAST_ROOM },
      // These keyframes are for fields that the browser fills in. Otherwise each field would insert them
      // (`controls.tsx`).
      '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
      '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
      body: {
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'break-word',
        textWrap: 'pretty',
      },
      ...byLanguage,
      // An element that gets the focus for screen readers only, such as the title of a page, removes it.
      ':where(:focus-visible)': focusRing,
      // Icons with this class point forward or back.
      '[dir="rtl"] .mirrored': { transform: 'scaleX(-1)' },
      // Safari on a phone zooms into a field with a smaller text.
      '@media (pointer: coarse)': {
        ':root': { '--control-height': '2.5rem' },
        'input, select, textarea, .MuiSelect-select': { fontSize: 'max(1rem, 16px) !important' },
      },
      mark: {
        borderRadius: 3,
        backgroundColor: 'rgb(var(--mui-palette-primary-mainChannel) / 0.18)',
        color: 'inherit',
      },
      ...rows,
      ...toasts,
      ...tooltips,
      '@media (forced-colors: active)': forcedColors,
      '@media print': printed(light),
    },
  },
});
