import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useI18n } from '../../../i18n/I18nContext';

/** The number of series with their own shape and colour. The others are drawn as rings. */
export const MARKS = 6;

/**
 * Colours of one lightness and chroma, with hues that people who see fewer colours can distinguish. In hex: programs
 * that open the saved drawings do not support `oklch`.
 */
const LIGHT = ['#3e5fad', '#994a00', '#007840', '#92417a', '#007491', '#696800'];
const DARK = ['#95b6fe', '#eea471', '#7bcc98', '#e79bce', '#54c9e3', '#bbbe67'];

const colors = (marks: readonly string[]) =>
  Object.fromEntries(marks.map((mark, index) => [`--mark-${index}`, mark]));

const ONE_COLOR = { ...colors(LIGHT.map(() => 'CanvasText')), '--mark-others': 'CanvasText' };

/** The colours of the marks, for the element around a chart. On paper and in forced colours only the shapes differ. */
export const markColors = {
  ...colors(LIGHT),
  '--mark-others': 'var(--mui-palette-text-secondary)',
  '[data-color-scheme="dark"] &': colors(DARK),
  '@media print, (forced-colors: active)': {
    ...ONE_COLOR,
    '[data-color-scheme="dark"] &': ONE_COLOR,
  },
};

export const markColor = (index: number) => `var(--mark-${index < MARKS ? index : 'others'})`;

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

/** The path of the shape of a series. */
export const markPath = (index: number): string => SHAPES[index] ?? RING;

const list = {
  typography: 'body2',
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 0.5,
  columnGap: 2,
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 },
  '& svg': { flex: 'none', width: '0.875rem', height: '0.875rem' },
  '& bdi': { overflowWrap: 'anywhere' },
} satisfies SxProps;

interface LegendProps {
  /** The names of the marks, in their order. Undefined for a mark that is not drawn. */
  names: readonly (string | undefined)[];
  /** The number of series that are drawn as rings, or the name of the only one. */
  others?: number | string;
  /** The name of the dashed line. */
  line?: string;
}

/** The marks of a chart with the names of their evaluators. */
export function Legend({ names, others = 0, line }: LegendProps) {
  const { t } = useI18n();
  const entries = names.flatMap((name, index) => (name === undefined ? [] : [{ name, index }]));
  const othersText =
    typeof others === 'string'
      ? others
      : t(entries.length > 0 ? 'compare.chartLegendOthers' : 'compare.chartLegendEvaluators', {
          count: others,
        });
  if (others !== 0) entries.push({ name: othersText, index: MARKS });
  return (
    <Box component="ul" sx={list} aria-label={t('compare.chartLegend')} data-legend="">
      {entries.map(({ name, index }) => (
        <li key={index}>
          <svg viewBox="-1.2 -1.2 2.4 2.4" aria-hidden>
            <path d={markPath(index)} fill={markColor(index)} />
          </svg>
          <bdi>{name}</bdi>
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
