import { displayCount } from './display';

/** A count with its noun, as in '1 score' or '1,000 scores'. */
export const counted = (count: number, noun: string) =>
  `${displayCount(count)} ${noun}${count === 1 ? '' : 's'}`;
