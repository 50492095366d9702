import { readItem, writeItem } from '../storage';

const KEY = 'drafts';
let latest: string | null = null;

/**
 * The drafts of this tab as text (`drafts.ts` parses it). Session storage keeps them over a reload; where it is
 * blocked or full, they are in memory only (spec decision 14).
 */
export const storedDrafts = {
  get(): string | null {
    return latest ?? readItem(window, 'sessionStorage', KEY) ?? null;
  },
  /** Null deletes them. */
  set(text: string | null) {
    latest = text;
    writeItem(window, 'sessionStorage', KEY, text);
  },
};
