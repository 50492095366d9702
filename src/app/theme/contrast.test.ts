import { SCORE_COLORS } from '../../components/score/scoreColors';
import { MAX_SCORE, MIN_SCORE } from '../../domain/constants';
import { theme } from './theme';

const SCHEMES = ['light', 'dark'] as const;
const SCORES = Array.from({ length: MAX_SCORE - MIN_SCORE + 1 }, (_, step) => MIN_SCORE + step);

type Triple = readonly [number, number, number];

/**
 * The matrices of colour vision deficiencies for linear RGB, at full severity (Machado, Oliveira and Fernandes, 2009).
 */
const VISIONS: Record<string, readonly Triple[]> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const triple = ([first = NaN, second = NaN, third = NaN]: readonly number[]): Triple => [
  first,
  second,
  third,
];

function linear(hex: string): Triple {
  return triple(
    [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }),
  );
}

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const times = (rows: readonly Triple[], color: Triple) =>
  triple(rows.map((row) => dot(row, color)));
const luminance = (color: Triple) => dot([0.2126, 0.7152, 0.0722], color);

/** Returns the contrast of WCAG 2 between two luminances. */
const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
const contrast = (foreground: string, background: string) =>
  ratio(luminance(linear(foreground)), luminance(linear(background)));

/** Converts a colour to CIE L*a*b* for D65. */
function lab(color: Triple): Triple {
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root(dot([0.4124, 0.3576, 0.1805], color) / 0.95047);
  const y = root(luminance(color));
  const z = root(dot([0.0193, 0.1192, 0.9505], color) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seen(hex: string, vision: readonly Triple[]): Triple {
  return lab(triple(times(vision, linear(hex)).map((part) => Math.min(1, Math.max(0, part)))));
}

/** Converts linear RGB to OKLab (Ottosson, 2020). */
function oklab(color: Triple): Triple {
  const cones = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((row) => Math.cbrt(dot(triple(row), color)));
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    triple(cones),
  );
}

function fromOklab(color: Triple): Triple {
  const [long, middle, short] = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    color,
  );
  return times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    [long ** 3, middle ** 3, short ** 3],
  );
}

const distance = (a: Triple, b: Triple) =>
  Math.hypot(...a.map((part, at) => part - (b[at] ?? NaN)));

const paletteOf = (scheme: (typeof SCHEMES)[number]) => {
  const palette = theme.colorSchemes[scheme]?.palette;
  if (!palette) throw new Error(`No palette: ${scheme}`);
  return palette;
};

describe.each(SCHEMES)('the colours of scores in the %s scheme', (scheme) => {
  const { score } = paletteOf(scheme);
  const named = SCORE_COLORS.map((name) => score[name]);

  /** Returns the colour that CSS mixes for a score, in OKLab. */
  function colorOf(value: number): Triple {
    const position = ((value - MIN_SCORE) / (MAX_SCORE - MIN_SCORE)) * (named.length - 1);
    const index = Math.min(Math.floor(position), named.length - 2);
    const [from, to] = named.slice(index, index + 2).map((color) => oklab(linear(color)));
    if (!from || !to) throw new Error(`No colour for ${value}`);
    return triple(from.map((part, at) => part + ((to[at] ?? NaN) - part) * (position - index)));
  }

  test('differ visibly and equally from each score to the next', () => {
    const steps = SCORES.slice(1).map((value) => distance(colorOf(value - 1), colorOf(value)));
    // A difference of 0.02 is just noticeable.
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0.035);
    expect(Math.max(...steps)).toBeLessThan(1.1 * Math.min(...steps));
    expect(distance(colorOf(5.8), colorOf(6))).toBeLessThan(distance(colorOf(4), colorOf(5)) / 4);
  });

  test('have enough contrast with their text and bar', () => {
    const text = luminance(linear(score.text));
    for (let tenth = 10 * MIN_SCORE; tenth <= 10 * MAX_SCORE; tenth += 1) {
      const background = luminance(fromOklab(colorOf(tenth / 10)));
      expect(ratio(background, text)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('are ordered by lightness for people who see no colours', () => {
    const lightness = SCORES.map((value) => luminance(fromOklab(colorOf(value))));
    const order = scheme === 'light' ? [...lightness].reverse() : lightness;
    expect(order).toEqual([...lightness].sort((a, b) => a - b));
  });

  // A difference of 2.3 is just noticeable.
  test.each(Object.entries(VISIONS))('differ for people with %s', (_name, vision) => {
    const colors = named.map((color) => seen(color, vision));
    for (const [index, color] of colors.entries()) {
      for (const laterColor of colors.slice(index + 1)) {
        expect(distance(color, laterColor)).toBeGreaterThanOrEqual(15);
      }
    }
  });
});

test.each(SCHEMES)(
  'secondary text has enough contrast on every surface of the %s scheme',
  (scheme) => {
    const { background, text } = theme.colorSchemes[scheme]?.palette ?? theme.palette;
    for (const surface of [background.default, background.paper]) {
      expect(contrast(text.secondary, surface)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

/** Returns a translucent grey `rgba(…)` over an opaque colour, as a hexadecimal colour. */
function blended(layer: string, below: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 0] = (layer.match(/[\d.]+/g) ?? []).map(Number);
  const parts = [red, green, blue].map((part, index) => {
    const under = Number.parseInt(below.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.round(part * alpha + under * (1 - alpha));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

test.each(SCHEMES)('a disabled "Loading..." has enough contrast in the %s scheme', (scheme) => {
  const { action, background, text } = theme.colorSchemes[scheme]?.palette ?? theme.palette;
  const button = blended(action.disabledBackground, background.paper);
  expect(contrast(text.secondary, button)).toBeGreaterThanOrEqual(4.5);
});
