import { MAX_SCORE, MIN_SCORE } from '../../domain/constants';
import { largest, smallest } from '../../domain/extremes';

/** The height in units of the SVG's view box. */
export const HEIGHT = 24;
export const WIDTH = 128;
/** The y of the scale, below the dots. */
export const BASELINE = 20;
const MARGIN = 8;
/** The largest diameter of a dot, with the space around it, and the smallest one, if many scores are equal. */
const LARGEST = 5;
const SMALLEST = 2.2;

export const toX = (score: number) =>
  MARGIN + ((score - MIN_SCORE) / (MAX_SCORE - MIN_SCORE)) * (WIDTH - 2 * MARGIN);

/**
 * Returns the dots as one path, and their diameter. Equal scores are stacked, in several columns if one would be too
 * high. If there is no room for all, a dot stands for several scores.
 */
export function stripDots(scores: readonly number[]) {
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  const room = widthForScore([...counts.keys()]);
  const most = Math.max(0, largest(counts.values()));
  const size = dotSize(most, room);
  const rows = Math.floor(BASELINE / size);
  const columns = Math.max(1, Math.floor(room / size));
  const scoresADot = Math.max(1, Math.ceil(most / (rows * columns)));

  let path = '';
  for (const [score, scored] of counts) {
    const count = Math.ceil(scored / scoresADot);
    const used = Math.ceil(count / rows);
    for (let dot = 0; dot < count; dot += 1) {
      const column = Math.floor(dot / rows) - (used - 1) / 2;
      const x = toX(score) + column * size;
      const y = BASELINE - size * (0.5 + (dot % rows));
      path += `M${rounded(x)} ${rounded(y)}h0`;
    }
  }
  return { path, diameter: rounded(size * 0.9) };
}

/** Returns the width for the dots of one score, which is the distance to the nearest other score. */
function widthForScore(scores: number[]): number {
  const xs = scores.map(toX).sort((a, b) => a - b);
  const gaps = xs.slice(1).map((x, index) => x - (xs[index] ?? x));
  const step = toX(MIN_SCORE + 1) - toX(MIN_SCORE);
  return Math.max(SMALLEST, 0.9 * Math.min(step, smallest(gaps)));
}

/** Returns the largest size at which `count` dots fit above each other and side by side. */
function dotSize(count: number, room: number): number {
  for (let size = LARGEST; size > SMALLEST; size -= 0.1) {
    if (Math.floor(BASELINE / size) * Math.max(1, Math.floor(room / size)) >= count) return size;
  }
  return SMALLEST;
}

const rounded = (length: number) => Math.round(length * 100) / 100;
