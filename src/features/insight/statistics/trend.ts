import { SAME_DAY, span } from '../../../domain/timeSpan';

/** The fewest scores for which a line may be drawn. With fewer, a line would show noise. */
export const FEWEST_FOR_A_LINE = 5;

/** Why few scores have no line: '1 score: no trend.', '2 scores, 14 months apart: no trend.' */
export function noTrend(times: readonly number[]): string | undefined {
  const [first] = times;
  const last = times.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (times.length >= FEWEST_FOR_A_LINE) return undefined;
  if (times.length === 1) return '1 score: no trend.';
  const apart = span(first, last);
  const distance = apart === SAME_DAY ? `on ${apart}` : `${apart} apart`;
  return `${times.length} scores, ${distance}: no trend.`;
}
