import { displayCount } from './display';

/** As in '1 person' or '1,000 people'. */
export const countedPeople = (count: number) =>
  count === 1 ? '1 person' : `${displayCount(count)} people`;
