import { readItem, writeItem } from './storage';

/** A text in the browser's storage. Where that is blocked or full, the text is in memory only (spec decision 14). */
export function createStoredText(kind: 'localStorage' | 'sessionStorage', key: string) {
  let unstored: string | null = null;
  return {
    get: (): string | null => unstored ?? readItem(kind, key) ?? null,
    /** Null deletes it. */
    set(text: string | null) {
      unstored = writeItem(kind, key, text) ? null : text;
    },
  };
}

/** The drafts of this tab (`drafts/drafts.ts` parses them). */
export const storedDrafts = createStoredText('sessionStorage', 'drafts');

/** The searches of this tab (`searches/recentSearches.ts` parses them). */
export const storedSearches = createStoredText('sessionStorage', 'searches');
