import { decomposeColor } from '@mui/material/styles';
import { FONT_FAMILY } from '../../src/app/theme/page';
import {
  breakpoints,
  CHART_PARTS,
  colorsOf,
  fontSizes,
  markerColorsOf,
  pixelsOf,
  radius,
  SCHEMES,
  shadows,
  spacings,
  variants,
  type Scheme,
} from './themeTokens';

interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
}

interface Group {
  [name: string]: Group | Token;
}

/** A token with its path, such as `color.light.divider`. */
type Placed = [path: string, token: Token];

/** Creates the tokens in the format of the Design Tokens Community Group, version 2025.10 (designtokens.org). */
export const tokensFile = (): Group =>
  grouped([
    ...SCHEMES.flatMap(colors),
    ['font.family', { $type: 'fontFamily', $value: families() }],
    ...fontSizes.map((size): Placed => [fontSizePath(size), dimensionToken(size)]),
    ...variants.map((variant): Placed => [`typography.${variant.name}`, textToken(variant)]),
    // A name must not contain a full stop.
    ...spacings.map(([step, length]): Placed => [
      `spacing.${String(step).replace('.', '-')}`,
      dimensionToken(length),
    ]),
    ['radius', dimensionToken(radius)],
    ...breakpoints.map(([name, width]): Placed => [`breakpoint.${name}`, dimensionToken(width)]),
    ...shadows.map(([name, shadow]): Placed => [
      `shadow.${name}`,
      { $type: 'shadow', $value: layersOf(shadow) },
    ]),
  ]);

/** Groups tokens by the parts of their paths. */
function grouped(tokens: readonly Placed[]): Group {
  const names = new Set(tokens.map(([path]) => path.split('.', 1)[0] ?? ''));
  return Object.fromEntries(
    [...names].map((name) => {
      const token = tokens.find(([path]) => path === name)?.[1];
      const inner = tokens.filter(([path]) => path.startsWith(`${name}.`));
      return [
        name,
        token ??
          grouped(inner.map(([path, innerToken]) => [path.slice(name.length + 1), innerToken])),
      ];
    }),
  );
}

const colors = (scheme: Scheme): Placed[] => [
  ...colorsOf(scheme).map(([path, color]): Placed => [
    `color.${scheme}.${path}`,
    colorToken(colorValue(color)),
  ]),
  ...markerColorsOf(scheme).map((color, index): Placed => [
    `color.${scheme}.chart.mark${index + 1}`,
    colorToken(colorValue(color)),
  ]),
  ...CHART_PARTS.map(([part, path]): Placed => [
    `color.${scheme}.chart.${part}`,
    colorToken(`{color.${scheme}.${path}}`),
  ]),
];

const colorToken = ($value: unknown): Token => ({ $type: 'color', $value });

function colorValue(color: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = decomposeColor(color).values;
  const parts = [red, green, blue];
  return {
    colorSpace: 'srgb',
    components: parts.map((part) => Number((part / 255).toFixed(4))),
    alpha,
    hex: `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  };
}

const families = () => FONT_FAMILY.split(',').map((family) => family.replaceAll('"', ''));

const fontSizePath = (size: string) => `font.size.${pixelsOf(size)}`;

const textToken = ({ role, size, weight, spacing, lineHeight }: (typeof variants)[number]) => ({
  $type: 'typography',
  $value: {
    fontFamily: '{font.family}',
    fontSize: `{${fontSizePath(size)}}`,
    fontWeight: weight,
    letterSpacing: dimension(spacing),
    lineHeight,
  },
  $description: role,
});

const dimensionToken = (length: string): Token => ({
  $type: 'dimension',
  $value: dimension(length),
});

const dimension = (length: string) => ({
  value: Number.parseFloat(length),
  unit: length.endsWith('rem') ? 'rem' : 'px',
});

const LAYER = /(-?\d+px) (-?\d+px) (\d+px) (-?\d+px) (rgba\([^)]*\))/g;

const layersOf = (shadow: string) =>
  [...shadow.matchAll(LAYER)].map(([, x = '', y = '', blur = '', spread = '', color = '']) => ({
    color: colorValue(color),
    offsetX: dimension(x),
    offsetY: dimension(y),
    blur: dimension(blur),
    spread: dimension(spread),
  }));
