import { readItem, writeItem } from './storage';

/**
 * A text of this tab. Session storage keeps it over a reload; where that is blocked or full, the text is in memory only
 * (spec decision 14).
 */
export function createStoredText(key: string) {
  let latest: string | null = null;
  return {
    get: (): string | null => latest ?? readItem(window, 'sessionStorage', key) ?? null,
    /** Null deletes it. */
    set(text: string | null) {
      latest = text;
      writeItem(window, 'sessionStorage', key, text);
    },
  };
}
