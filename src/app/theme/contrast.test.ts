import { theme } from './theme';

const SCHEMES = ['light', 'dark'] as const;
const TONES = ['low', 'fair', 'good', 'high'] as const;

type Triple = readonly [number, number, number];

/** How people see linear RGB: Machado, Oliveira and Fernandes (2009), full severity. */
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

function linear(hex: string): Triple {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const luminance = (color: Triple) => dot([0.2126, 0.7152, 0.0722], color);

/** The contrast of WCAG 2. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((color) => luminance(linear(color)))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** CIE L*a*b*, for D65. */
function lab(color: Triple): Triple {
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root(dot([0.4124, 0.3576, 0.1805], color) / 0.95047);
  const y = root(luminance(color));
  const z = root(dot([0.0193, 0.1192, 0.9505], color) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seen(hex: string, vision: readonly Triple[]): Triple {
  const color = linear(hex);
  const [red = 0, green = 0, blue = 0] = vision.map((row) =>
    Math.min(1, Math.max(0, dot(row, color))),
  );
  return lab([red, green, blue]);
}

const tonesOf = (scheme: (typeof SCHEMES)[number]) => {
  const palette = theme.colorSchemes[scheme]?.palette;
  if (!palette) throw new Error(`No palette: ${scheme}`);
  return TONES.map((tone) => palette.score[tone]);
};

describe.each(SCHEMES)('the score tones of the %s scheme', (scheme) => {
  const tones = tonesOf(scheme);

  test('can be read, and so can the bar, which has the colour of the text', () => {
    for (const { background, text } of tones) {
      expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('are ordered by lightness, for those who see no colours', () => {
    const lightness = tones.map(({ background }) => luminance(linear(background)));
    const order = scheme === 'light' ? [...lightness].reverse() : lightness;
    expect(order).toEqual([...lightness].sort((a, b) => a - b));
  });

  // A difference of 2.3 is just noticeable.
  test.each(Object.entries(VISIONS))('differ for %s', (_name, vision) => {
    const colors = tones.map(({ background }) => seen(background, vision));
    for (const [index, one] of colors.entries()) {
      for (const other of colors.slice(index + 1)) {
        const difference = Math.hypot(...one.map((part, at) => part - (other[at] ?? NaN)));
        expect(difference).toBeGreaterThanOrEqual(15);
      }
    }
  });
});

test.each(SCHEMES)('secondary text can be read on every surface of the %s scheme', (scheme) => {
  const { background, text } = theme.colorSchemes[scheme]?.palette ?? theme.palette;
  for (const surface of [background.default, background.paper]) {
    expect(contrast(text.secondary, surface)).toBeGreaterThanOrEqual(4.5);
  }
});

/** A translucent grey `rgba(…)` over an opaque colour, as a hexadecimal colour. */
function blended(layer: string, below: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 0] = (layer.match(/[\d.]+/g) ?? []).map(Number);
  const parts = [red, green, blue].map((part, index) => {
    const under = Number.parseInt(below.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.round(part * alpha + under * (1 - alpha));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

test.each(SCHEMES)('a disabled "Loading..." can be read in the %s scheme', (scheme) => {
  const { action, background, text } = theme.colorSchemes[scheme]?.palette ?? theme.palette;
  const button = blended(action.disabledBackground, background.paper);
  expect(contrast(text.secondary, button)).toBeGreaterThanOrEqual(4.5);
});
