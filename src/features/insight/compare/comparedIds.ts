import { MAX_COMPARED } from '../../../domain/constants';

/** The ids in the address that are compared: the first ones. */
export const comparedIds = (ids: readonly string[]) => ids.slice(0, MAX_COMPARED);
