import { createStoredText } from '../storedText';

/** The drafts of this tab as text (`drafts.ts` parses it). */
export const storedDrafts = createStoredText('drafts');
