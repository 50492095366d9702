import { createTheme, type Direction, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { BREAKPOINTS } from '../../components/page/breakpoints';
import type { SCORE_COLORS } from '../../components/score/scoreColors';
import { controls } from './controls';
import { page } from './page';
import { surfaces } from './surfaces';
import { tables } from './tables';

/**
 * The colours of the scores 1, 4, 7 and 10, at equal distances in OKLab, and the colour of the text on them. From one
 * to the next they become darker in the light scheme and lighter in the dark scheme, so that the order is visible
 * without colour.
 */
type ScorePalette = Record<(typeof SCORE_COLORS)[number] | 'text', string>;

declare module '@mui/material/styles' {
  interface Palette {
    score: ScorePalette;
  }
  interface PaletteOptions {
    score: ScorePalette;
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
    low: '#ffe5e3',
    fair: '#fdca4d',
    good: '#83d095',
    high: '#33a05c',
    text: '#1a2036',
  },
};

const dark = {
  primary: { main: '#aab5ff', dark: '#8d9bff', light: '#c6cdff', contrastText: '#10163f' },
  error: { main: '#ffb4ab' },
  success: { main: '#96dca8' },
  background: { default: '#10131c', paper: '#181c28' },
  text: { primary: '#e8eaf3', secondary: '#a9b0c6' },
  // Plain icons have this colour. MUI's white would be brighter than the text beside them.
  action: { active: '#a9b0c6' },
  divider: '#2c3244',
  score: {
    low: '#561718',
    fair: '#533d07',
    good: '#3c5f4a',
    high: '#26824c',
    text: '#ffffff',
  },
};

const options: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: { values: BREAKPOINTS, unit: 'rem', step: 1 },
  shape: { borderRadius: 10 },
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: 'var(--font-family)',
    // There are four sizes: 24, 16, 14 and 12 px.
    h1: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.25, letterSpacing: '-0.015em' },
    h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
    subtitle1: { fontWeight: 600, lineHeight: 1.5 },
    subtitle2: { fontWeight: 600, lineHeight: 1.5 },
    body1: { lineHeight: 1.5 },
    body2: { lineHeight: 1.5 },
    caption: { lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 600, lineHeight: 1.5 },
  },
  components: {
    ...page(light),
    ...controls,
    ...surfaces,
    ...tables,
  },
};

export const theme = createTheme(options);

let mirrored: typeof theme | undefined;

export function themeFor(direction: Direction) {
  if (direction === 'ltr') return theme;
  return (mirrored ??= createTheme({ ...options, direction }));
}
