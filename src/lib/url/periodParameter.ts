import { formatPeriod, parsePeriod, type Period } from '../../domain/period';
import type { Parameter } from './parameters';

/** `period=this-year`, `last-year`, `12-months` or `2025-01-01..2025-06-30`. Any time is not in the address. */
export const periodParameter: Parameter<Period> = {
  initial: 'any',
  parse: parsePeriod,
  format: formatPeriod,
};
