import { MAX_COMPARED } from '../../../domain/constants';

/** Returns the first ids in the address, which are those that are compared. */
export const comparedIds = (ids: readonly string[]) => ids.slice(0, MAX_COMPARED);
