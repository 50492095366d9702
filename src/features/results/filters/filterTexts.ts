import { displayDate } from '../../../lib/text/display';
import { boundsOf } from '../../../lib/url/rangeParameter';
import type { FilterName, Filters } from './parameters';

const TEXTS: Record<FilterName, (value: string) => string> = {
  role: (value) => `Role: ${value}`,
  position: (value) => `Position: ${value}`,
  hired: (value) => `Hired in ${value}`,
  evaluations: (value) => `Evaluations: ${rangeText(value)}`,
  average: (value) => `Average: ${rangeText(value)}`,
  before: (value) => `Last evaluated before ${displayDate(value)}, or never`,
};

/** What the filters in use say on screen, in the order of their fields. */
export function filterTexts(filters: Filters): { name: FilterName; text: string }[] {
  const names = Object.keys(TEXTS).filter((name): name is FilterName => name in filters);
  return names
    .filter((name) => filters[name] !== '')
    .map((name) => ({ name, text: TEXTS[name](filters[name]) }));
}

function rangeText(range: string) {
  const [from, to] = boundsOf(range);
  if (to === '') return `${from} or more`;
  if (from === '') return `${to} or less`;
  return from === to ? from : `${from} to ${to}`;
}
