import { MAX_COMPARED } from '../../../domain/constants';

/** Of the ids in the address, those that are compared. */
export const comparedIds = (ids: readonly string[]) => ids.slice(0, MAX_COMPARED);
