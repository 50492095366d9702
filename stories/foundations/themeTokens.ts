import { rgbToHex } from '@mui/material/styles';
import { theme } from '../../src/app/theme/theme';
import { DEFAULT_FONT_SIZE, toRem } from '../../src/components/page/lengths';
import { axisStyle } from '../../src/features/insight/chart/axisStyle';
import { MARKER_COLORS, markerStyles } from '../../src/features/insight/chart/Legend';

/**
 * The tokens that the pages show and that `tokens.json` contains. They are read from the theme and from the charts.
 */

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const PALETTE = [
  ...(['primary', 'error', 'warning', 'info', 'success'] as const),
  ...(['background', 'text', 'action', 'divider', 'score'] as const),
];

export function paletteOf(scheme: Scheme) {
  const palette = theme.colorSchemes[scheme]?.palette;
  if (!palette) throw new Error(`The theme has no ${scheme} palette`);
  return palette;
}

/** Returns the colours of a scheme, by their paths in the theme, such as `primary.main`. */
export function colorsOf(scheme: Scheme): [path: string, color: string][] {
  const palette = paletteOf(scheme);
  return PALETTE.flatMap((name) => leaves(name, palette[name]));
}

function leaves(path: string, value: unknown): [path: string, color: string][] {
  // MUI adds the channels, which are not colours, and opacities, which are numbers.
  if (typeof value === 'string' && path.endsWith('Channel')) return [];
  // MUI computes some as `rgb()`, which design tools do not accept.
  if (typeof value === 'string')
    return [[path, value.startsWith('rgb(') ? rgbToHex(value) : value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leaves(`${path}.${name}`, inner));
}

/** Returns the colours of the markers of charts. */
export const markerColorsOf = (scheme: Scheme) => MARKER_COLORS[scheme];

const axes = axisStyle['& .MuiChartsAxis-root'];

/** The other colours of charts. Each is a colour of the theme, given by its path. */
export const CHART_PARTS = Object.entries({
  others: markerStyles['--marker-others'],
  axis: axes['& .MuiChartsAxis-line, & .MuiChartsAxis-tick'].stroke,
  label: axes['& .MuiChartsAxis-tickLabel'].fill,
  grid: axisStyle['& .MuiChartsGrid-root .MuiChartsGrid-line'].stroke,
  median: axisStyle['& .MuiChartsReferenceLine-root']['& .MuiChartsReferenceLine-line'].stroke,
}).map(([part, variable]) => [part, pathOf(variable)] as const);

/** Returns the path in the theme of a variable such as `var(--mui-palette-text-secondary)`. */
function pathOf(variable: string): string {
  return variable.slice('var(--mui-palette-'.length, -1).replaceAll('-', '.');
}

const VARIANTS = [
  ['h1', 'The title of a page'],
  ['h2', 'The title of a section or a dialog'],
  ['body1', 'A text that is read: a note, a feedback'],
  ['body2', 'Everything else: tables, fields, lists, descriptions'],
  ['subtitle2', 'A name in a list'],
  ['button', 'Buttons, links of the header'],
  ['caption', 'Secondary facts, table heads, chips, axes'],
] as const;

/** The variants of texts: the name and the role of each, and its values in the theme. */
export const variants = VARIANTS.map(([name, role]) => {
  const { fontSize, fontWeight, letterSpacing = 0, lineHeight } = theme.typography[name];
  const size = String(fontSize);
  // One em is the size of the text itself.
  const spacing = Number.parseFloat(String(letterSpacing)) * Number.parseFloat(size);
  return {
    name,
    role,
    size,
    spacing: `${Number(spacing.toFixed(4))}rem`,
    weight: Number(fontWeight),
    lineHeight: Number(lineHeight),
  };
});

/** The sizes of texts, from the largest to the smallest. */
export const fontSizes = [...new Set(variants.map(({ size }) => size))].sort(
  (a, b) => Number.parseFloat(b) - Number.parseFloat(a),
);

/** The unit of spacing, which is the fallback of the variable in a length of the theme. */
const UNIT = Number.parseFloat(/[\d.]+px/.exec(theme.spacing(1))?.[0] ?? '');

export const spacings = [0.5, 1, 1.5, 2, 3, 4, 6, 8].map(
  (step) => [step, `${step * UNIT}px`] as const,
);

export const breakpoints = theme.breakpoints.keys.map(
  (key) => [key, `${theme.breakpoints.values[key]}rem`] as const,
);

export const radius = `${theme.shape.borderRadius}px`;

/** The elevations that are used. Cards have a border instead. */
const ELEVATIONS = { toast: 4, menu: 8, dialog: 24 } as const;

export const shadows = Object.entries(ELEVATIONS).map(
  ([name, elevation]) => [name, theme.shadows[elevation]] as const,
);

/** Converts a length in px or rem to pixels at the browser's default font size. */
export function pixelsOf(length: string): number {
  const number = Number.parseFloat(length);
  return length.endsWith('rem') ? number * DEFAULT_FONT_SIZE : number;
}

/** Returns a length in the unit of the code, and then in the other one, as in '1.5rem (24 px)'. */
export function inBothUnits(length: string): string {
  const number = pixelsOf(length);
  // The number and the unit stay in one line.
  const pixels = `${String(number)}\u00a0px`;
  return length.endsWith('rem') ? `${length} (${pixels})` : `${pixels} (${toRem(number)})`;
}
