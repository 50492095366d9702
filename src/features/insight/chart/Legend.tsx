import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useState } from 'react';
import { useI18n } from '../../../i18n/I18nContext';

/** The number of series with their own shape and colour. The others are drawn as rings. */
export const MARKER_COUNT = 6;

/**
 * Colours of one lightness and chroma, with hues that people who see fewer colours can distinguish. They are in hex
 * because programs that open the saved drawings do not support `oklch`.
 */
export const MARKER_COLORS = {
  light: ['#3e5fad', '#994a00', '#007840', '#92417a', '#007491', '#696800'],
  dark: ['#95b6fe', '#eea471', '#7bcc98', '#e79bce', '#54c9e3', '#bbbe67'],
} as const;

const colors = (values: readonly string[]) =>
  Object.fromEntries(values.map((color, index) => [`--marker-${index}`, color]));

const ONE_COLOR = {
  ...colors(MARKER_COLORS.light.map(() => 'CanvasText')),
  '--marker-others': 'CanvasText',
};

/** Matches the entries of the legend that are under the pointer, focused or pressed. */
const FORWARD = ':is(:hover, :focus, [aria-pressed="true"])';

/**
 * The styles of the markers, for the element around a chart and its legend. On paper and in forced colours, only the
 * shapes differ. CSS alone emphasizes an evaluator, because a chart may have hundreds of points, which are not rendered
 * again.
 */
export const markerStyles = {
  ...colors(MARKER_COLORS.light),
  '--marker-others': 'var(--mui-palette-text-secondary)',
  '[data-color-scheme="dark"] &': colors(MARKER_COLORS.dark),
  // With less opacity, the points would have a contrast below 3:1.
  '& .marker': { opacity: 0.7 },
  '@media print, (forced-colors: active)': {
    ...ONE_COLOR,
    '[data-color-scheme="dark"] &': ONE_COLOR,
    '& .marker': { opacity: 1 },
  },
  '& .marker[data-faded]': { opacity: 0.2 },
  '& .marker[data-forward]': { opacity: 1 },
  '@media screen': {
    [`&:has([data-legend] button${FORWARD}) .marker`]: { opacity: 0.2 },
    ...Object.fromEntries(
      Array.from({ length: MARKER_COUNT + 1 }, (_, index) => [
        `&:has([data-legend] button[data-marker="${index}"]${FORWARD}) .marker[data-marker="${index}"]`,
        { opacity: 1 },
      ]),
    ),
  },
};

export const markerColor = (index: number) =>
  `var(--marker-${index < MARKER_COUNT ? index : 'others'})`;

/** Shapes of the same area, in a square of 2 around 0: circle, square, triangle, diamond, cross, inverted triangle. */
const SHAPES = [
  'M-.9 0A.9 .9 0 1 0 .9 0A.9 .9 0 1 0 -.9 0Z',
  'M-.8 -.8H.8V.8H-.8Z',
  'M0 -1.1L1.1 .85H-1.1Z',
  'M0 -1.15L1.15 0L0 1.15L-1.15 0Z',
  'M-.35 -1H.35V-.35H1V.35H.35V1H-.35V.35H-1V-.35H-.35Z',
  'M0 1.1L1.1 -.85H-1.1Z',
];

/** The inner circle has the opposite direction, which makes it a hole. */
const RING = 'M-1 0A1 1 0 1 0 1 0A1 1 0 1 0 -1 0ZM-.6 0A.6 .6 0 1 1 .6 0A.6 .6 0 1 1 -.6 0Z';

/** Returns the path of the shape of a series. */
export const markerPath = (index: number): string => SHAPES[index] ?? RING;

const list = {
  typography: 'body2',
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 0.5,
  columnGap: 1,
  m: 0,
  mt: 1,
  // The legend is aligned with the content above, in spite of the padding of the buttons.
  marginInlineStart: -0.5,
  p: 0,
  listStyle: 'none',
  '& li, & button': { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 },
  '& button': {
    px: 0.5,
    py: 0.25,
    border: 0,
    borderRadius: 1,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { backgroundColor: 'action.hover' } },
    '@media (pointer: coarse)': { minHeight: '2.5rem' },
    '&[aria-pressed="true"]': {
      outline: '1px solid',
      outlineColor: 'currentColor',
      backgroundColor: 'action.hover',
    },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
    // Other buttons are not printed (`app/theme/printed.ts`).
    '@media print': { display: 'flex !important', outline: 'none !important' },
  },
  '& svg': { flex: 'none', width: '0.875rem', height: '0.875rem' },
  '& bdi': { overflowWrap: 'anywhere' },
} satisfies SxProps;

interface LegendProps {
  /** The names of the series, in the order of their markers. Undefined for a marker that is not drawn. */
  names: readonly (string | undefined)[];
  /** The number of series that are drawn as rings, or the name of the only one. */
  rings?: number | string;
  /** The name of the dashed line. */
  line?: string;
}

/**
 * The markers of a chart with the names of their evaluators. An evaluator is emphasized in the chart while the pointer or
 * the focus is on the entry, or the entry is pressed.
 */
export function Legend({ names, rings = 0, line }: LegendProps) {
  const { t } = useI18n();
  const [pressed, setPressed] = useState<number>();
  const entries = names.flatMap((name, index) => (name === undefined ? [] : [{ name, index }]));
  const ringsText =
    typeof rings === 'string'
      ? rings
      : t(entries.length > 0 ? 'compare.chartLegendOthers' : 'compare.chartLegendEvaluators', {
          count: rings,
        });
  if (rings !== 0) entries.push({ name: ringsText, index: MARKER_COUNT });
  return (
    <Box component="ul" sx={list} aria-label={t('compare.chartLegend')} data-legend="">
      {entries.map(({ name, index }) => (
        <li key={index}>
          <button
            type="button"
            data-marker={index}
            aria-pressed={index === pressed}
            onClick={() => {
              setPressed(index === pressed ? undefined : index);
            }}
          >
            <svg viewBox="-1.2 -1.2 2.4 2.4" aria-hidden>
              <path d={markerPath(index)} fill={markerColor(index)} />
            </svg>
            <bdi>{name}</bdi>
          </button>
        </li>
      ))}
      {line !== undefined && (
        <li>
          <svg viewBox="0 0 14 14" aria-hidden>
            <path d="M0 7H14" stroke="currentColor" strokeDasharray="5 4" />
          </svg>
          <bdi>{line}</bdi>
        </li>
      )}
    </Box>
  );
}
