/** Characters of a text that session storage is asked to keep; it takes about five million in all. */
export const STORED_LENGTH = 1_000_000;

/**
 * A text that lives as long as its tab: in session storage, where a reload finds it, and in memory, which
 * serves alone where storage is blocked or full (decision 14), or the text too long for it.
 */
export function tabText(key: string) {
  let held: string | null = null;

  return {
    get(): string | null {
      if (held !== null) return held;
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    /** `null` forgets it. */
    set(text: string | null) {
      held = text;
      try {
        sessionStorage.removeItem(key);
        if (text !== null && text.length <= STORED_LENGTH) sessionStorage.setItem(key, text);
      } catch {
        // Blocked or full: it is held.
      }
    },
  };
}

/** What was typed when the session expired; `drafts.ts` knows its form. */
export const keptDrafts = tabText('drafts');

/** Which address the session was opened with in this tab; `user.ts` knows its form. */
export const openedWith = tabText('opened-with');
