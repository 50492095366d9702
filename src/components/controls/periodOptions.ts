import { dayOf } from '../../domain/days';
import type { Period } from '../../domain/period';

/** The periods that the user can select. 'days' is the selection of two days. */
export const PERIOD_OPTIONS = [
  { value: 'any', key: 'period.any' },
  { value: 'this-year', key: 'components.period.thisYear' },
  { value: 'last-year', key: 'components.period.lastYear' },
  { value: '12-months', key: 'period.last12Months' },
  { value: 'days', key: 'components.period.days' },
] as const;

/** Returns the period of an option. The two days are at first those of this year until today. */
export function periodOfOption(value: (typeof PERIOD_OPTIONS)[number]['value']): Period {
  if (value !== 'days') return value;
  const today = dayOf(new Date());
  return { from: `${today.slice(0, 4)}-01-01`, to: today };
}
