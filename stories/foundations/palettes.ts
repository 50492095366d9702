import { getContrastRatio, type Palette } from '@mui/material/styles';
import { theme } from '../../src/app/theme';

/** The palette of a colour scheme in the theme. */
export interface Scheme {
  name: 'light' | 'dark';
  palette: Palette;
}

export const SCHEMES: Scheme[] = (['light', 'dark'] as const).map((name) => {
  const palette = theme.colorSchemes[name]?.palette;
  if (!palette) throw new Error(`The theme has no ${name} palette`);
  return { name, palette };
});

/** WCAG 2.2 AA for text. */
const REQUIRED = 4.5;

export interface Pair {
  name: string;
  text: string;
  background: string;
  /** From 1 to 21. */
  ratio: number;
  passes: boolean;
}

/** All combinations of text and background colours that the app uses. */
export function textPairs({ palette }: Scheme): Pair[] {
  const { background, error, primary, score, success, text } = palette;
  const grounds = { page: background.default, card: background.paper };
  const inks = {
    'text.primary': text.primary,
    'text.secondary': text.secondary,
    primary: primary.main,
    error: error.main,
    success: success.main,
  };
  return [
    ...Object.entries(inks).flatMap(([ink, colour]) =>
      Object.entries(grounds).map(([ground, behind]) =>
        pair(`${ink} on ${ground}`, colour, behind),
      ),
    ),
    pair('text on a primary button', primary.contrastText, primary.main),
    ...Object.entries(score).map(
      ([tone, colours]: [string, { text: string; background: string }]) =>
        pair(`score.${tone}`, colours.text, colours.background),
    ),
  ];
}

function pair(name: string, text: string, background: string): Pair {
  const ratio = getContrastRatio(text, background);
  return { name, text, background, ratio, passes: ratio >= REQUIRED };
}

/** Every colour that the palette sets, by its path in the theme. */
export function colours({ palette }: Scheme): [path: string, colour: string][] {
  const { background, divider, error, primary, score, success, text } = palette;
  const groups = { background, text, primary, error, success, ...nested('score', score) };
  return [
    ...Object.entries(groups).flatMap(([group, shades]) =>
      Object.entries({ ...shades })
        .filter((shade): shade is [string, string] => isColour(shade[1]))
        .map(([shade, colour]): [string, string] => [`${group}.${shade}`, colour]),
    ),
    ['divider', divider],
  ];
}

function nested(prefix: string, groups: object): Record<string, object> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [`${prefix}.${name}`, group as object]),
  );
}

const isColour = (value: unknown) => typeof value === 'string' && /^(#|rgb)/.test(value);
