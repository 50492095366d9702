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

/** The JSON that is stored as a text; undefined where it is none. Another version of the program may have stored it. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The drafts of this tab (`drafts/drafts.ts` parses them). */
export const storedDrafts = createStoredText('sessionStorage', 'drafts');

/** The searches of this tab (`searches/recentSearches.ts` parses them). */
export const storedSearches = createStoredText('sessionStorage', 'searches');
