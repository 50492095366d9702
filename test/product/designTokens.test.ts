import Ajv from 'ajv';
import { theme } from '../../src/app/theme/theme';
import { MARKER_COLORS } from '../../src/features/insight/chart/Legend';
import { tokensFile } from '../../stories/foundations/tokensFile';

/** The file as a design tool reads it. */
const file: unknown = JSON.parse(JSON.stringify(tokensFile()));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns all tokens by their paths. */
function tokensIn(group: unknown, path: string[] = []): [path: string, token: unknown][] {
  if (!isObject(group)) throw new Error(`${path.join('.')} is neither a token nor a group`);
  if ('$value' in group) return [[path.join('.'), group]];
  return Object.entries(group).flatMap(([name, inner]) => tokensIn(inner, [...path, name]));
}

const tokens = new Map(tokensIn(file));
const paths = [...tokens.keys()];

const number = { type: 'number' };
const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const dimension = object({ value: number, unit: { enum: ['px', 'rem'] } });
const color = object({
  colorSpace: { const: 'srgb' },
  components: {
    type: 'array',
    items: { type: 'number', minimum: 0, maximum: 1 },
    minItems: 3,
    maxItems: 3,
  },
  alpha: { type: 'number', minimum: 0, maximum: 1 },
  hex: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
});
const fontFamily = { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1 };
const reference = { type: 'string', pattern: '^\\{[^{}]+\\}$' };
const orReference = (schema: object) => ({ anyOf: [schema, reference] });

/** The values of each type, by the format of the Design Tokens Community Group. */
const VALUES: Record<string, object> = {
  color,
  dimension,
  fontFamily,
  typography: object({
    fontFamily: orReference(fontFamily),
    fontSize: orReference(dimension),
    fontWeight: { type: 'number', minimum: 1, maximum: 1000 },
    letterSpacing: orReference(dimension),
    lineHeight: number,
  }),
  shadow: {
    type: 'array',
    minItems: 1,
    items: object({
      color,
      offsetX: dimension,
      offsetY: dimension,
      blur: dimension,
      spread: dimension,
    }),
  },
};

const isToken = new Ajv().compile({
  type: 'object',
  required: ['$type', '$value'],
  properties: {
    $type: { enum: Object.keys(VALUES) },
    $description: { type: 'string' },
    $value: {},
  },
  additionalProperties: false,
  allOf: Object.entries(VALUES).map(([type, value]) => ({
    if: { properties: { $type: { const: type } } },
    then: { properties: { $value: orReference(value) } },
  })),
});

test('each token has a value of its type', () => {
  expect(paths.length).toBeGreaterThan(100);
  for (const [path, token] of tokens) {
    isToken(token);
    expect({ path, errors: isToken.errors }).toEqual({ path, errors: null });
  }
});

/** Returns the references in a value, and the type that each needs. */
function references(type: unknown, value: unknown): [path: string, type: unknown][] {
  if (typeof value === 'string') {
    const [, path] = /^\{(.+)\}$/.exec(value) ?? [];
    return path === undefined ? [] : [[path, type]];
  }
  const types: Record<string, string> = { fontFamily: 'fontFamily', fontSize: 'dimension' };
  return isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => references(types[name], inner))
    : [];
}

test('a reference points to a token with a value of the same type', () => {
  const all = [...tokens.values()].flatMap((token) =>
    isObject(token) ? references(token['$type'], token['$value']) : [],
  );
  expect(all.length).toBeGreaterThan(10);
  for (const [path, type] of all) {
    const token = tokens.get(path);
    expect({ path, ...(isObject(token) && token) }).toMatchObject({ path, $type: type });
    expect(typeof valueOf(path)).toBe('object');
  }
});

/** Returns the value of the token at a path, after following its references. */
function valueOf(path: string): unknown {
  const token = tokens.get(path);
  const value = isObject(token) ? token['$value'] : undefined;
  const [[next] = []] = typeof value === 'string' ? references('', value) : [];
  return next === undefined ? value : valueOf(next);
}

describe.each(['light', 'dark'] as const)('the colours of the %s scheme', (scheme) => {
  const palette = theme.colorSchemes[scheme]?.palette ?? theme.palette;
  test.each<[string, string]>([
    ['primary.main', palette.primary.main],
    ['error.main', palette.error.main],
    ['background.paper', palette.background.paper],
    ['text.secondary', palette.text.secondary],
    ['divider', palette.divider],
    ['score.fair', palette.score.fair],
    ['score.text', palette.score.text],
    ['chart.mark1', MARKER_COLORS[scheme][0]],
    ['chart.mark6', MARKER_COLORS[scheme][5]],
    ['chart.others', palette.text.secondary],
    ['chart.grid', palette.divider],
  ])('%s is the colour of the product', (path, color) => {
    expect(valueOf(`color.${scheme}.${path}`)).toMatchObject({ hex: color, alpha: 1 });
  });

  test('a translucent colour keeps its opacity', () => {
    const value = valueOf(`color.${scheme}.action.disabledBackground`);
    expect(value).toMatchObject({ alpha: 0.12 });
  });

  test('the components of each colour match its hexadecimal form', () => {
    for (const path of paths.filter((tokenPath) => tokenPath.startsWith(`color.${scheme}.`))) {
      const value = valueOf(path);
      const { components, hex } = isObject(value) ? value : {};
      const parts = Array.isArray(components) ? components.map(Number) : [];
      const bytes = parts.map((part) => Math.round(part * 255));
      expect({ path, hex }).toEqual({
        path,
        hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
      });
    }
  });
});

const rem = (value: number) => ({ value, unit: 'rem' });
const px = (value: number) => ({ value, unit: 'px' });

test('the tokens of texts, lengths and shadows match the theme', () => {
  const { breakpoints, shadows, shape, typography } = theme;
  const names = ['h1', 'h2', 'body1', 'body2', 'subtitle2', 'button', 'caption'] as const;
  expect(paths.filter((path) => path.startsWith('typography.'))).toHaveLength(names.length);
  for (const name of names) {
    const { fontSize, fontWeight, lineHeight } = typography[name];
    const size = Number.parseFloat(String(fontSize));
    const reference = `font.size.${size * 16}`;
    expect(valueOf(`typography.${name}`)).toMatchObject({
      fontFamily: '{font.family}',
      fontSize: `{${reference}}`,
      fontWeight,
      lineHeight,
    });
    expect(valueOf(reference)).toEqual(rem(size));
  }
  expect(valueOf('font.family')).toContain('system-ui');
  expect(typography.h1).toMatchObject({ fontSize: '1.5rem', letterSpacing: '-0.015em' });
  expect(valueOf('typography.h1')).toMatchObject({ letterSpacing: rem(-0.0225) });
  expect(theme.spacing(1.5)).toContain('1.5 * var(--mui-spacing, 8px)');
  expect(valueOf('spacing.1-5')).toEqual(px(12));
  expect(valueOf('radius')).toEqual(px(Number(shape.borderRadius)));
  for (const key of breakpoints.keys) {
    expect(valueOf(`breakpoint.${key}`)).toEqual(rem(breakpoints.values[key]));
  }
  expect(shadows[4]).toMatch(/^0px 2px 4px -1px rgba\(0,0,0,0\.2\),/);
  expect(valueOf('shadow.toast')).toMatchObject({
    0: { offsetY: px(2), blur: px(4), spread: px(-1), color: { hex: '#000000', alpha: 0.2 } },
    length: shadows[4].split('),').length,
  });
});
