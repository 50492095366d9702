import { MAX_SCORE, MIN_SCORE } from './constants';

/** Whether a score can be drawn: it is not missing, and from 1 to 10 (specification, Charts). */
export function isScore(score: number | null | undefined): score is number {
  return typeof score === 'number' && score >= MIN_SCORE && score <= MAX_SCORE;
}
