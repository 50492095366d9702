import type { CSSObject } from '@mui/material/styles';
import { MAX_SCORE, MIN_SCORE } from '../../domain/constants';

/** The colours of the theme between which the colour of a score lies, at equal distances on the scale from 1 to 10. */
export const SCORE_COLORS = ['low', 'fair', 'good', 'high'] as const;

const variable = (name: string) => `var(--mui-palette-score-${name})`;

/** The number of points on the scale between two of the colours. */
const POINTS = (MAX_SCORE - MIN_SCORE) / (SCORE_COLORS.length - 1);

/**
 * The colour of the score in `--score`. Each colour is mixed in from the score at which the previous colour is reached.
 */
const background = SCORE_COLORS.slice(1).reduce((before, color, index) => {
  const points = `var(--score) - ${MIN_SCORE + index * POINTS}`;
  const share = `clamp(0%, (${points}) * ${100 / POINTS}%, 100%)`;
  return `color-mix(in oklab, ${before}, ${variable(color)} ${share})`;
}, variable(SCORE_COLORS[0]));

/** The colours of an element whose CSS variable `--score` is a score. Equal differences look equally large. */
export const scoreColors: CSSObject = { backgroundColor: background, color: variable('text') };
