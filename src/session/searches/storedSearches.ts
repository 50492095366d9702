import { createStoredText } from '../storedText';

/** The searches of this tab as text (`recentSearches.ts` parses it). */
export const storedSearches = createStoredText('searches');
