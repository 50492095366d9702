import { isUsableId } from '../../domain/ids';
import { decoded } from './addresses';
import type { Parameter } from './parameters';

/** Ids, each encoded, separated by commas. Those that must not be sent are left out (specification, Ids). */
export const idsParameter: Parameter<readonly string[]> = {
  initial: [],
  parse: (text) => [...new Set(text.split(',').map(decoded).filter(isUsableId))],
  format: (ids) => ids.map(encodeURIComponent).join(',') || null,
};
