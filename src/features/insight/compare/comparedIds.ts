import { MOST_COMPARED } from '../../../domain/constants';

/** The ids that are compared, of those in the address. */
export const comparedIds = (ids: readonly string[]) => ids.slice(0, MOST_COMPARED);
