import { createStoredText, type Kind } from '../lib/storage/storedText';

/**
 * A text that belongs to a session. It is stored as '{id of the session} {text}'. A tab that was at another site when
 * the session ended leaves its text behind; the id tells it from a text of the next session.
 */
function createSessionText(kind: Kind, key: string) {
  const stored = createStoredText(kind, key);

  function get(id: string | null): string | null {
    const [owner, ...words] = stored.get()?.split(' ') ?? [];
    return id !== null && owner === id ? words.join(' ') : null;
  }

  return {
    /** Null where the session with this id has no text. */
    get,
    /** Replaces the text, also that of another session. */
    set(id: string | null, text: string | null) {
      stored.set(id === null || text === null ? null : `${id} ${text}`);
    },
    /** Deletes the text of any other session. */
    keepOnly(id: string | null) {
      if (get(id) === null) stored.set(null);
    },
  };
}

/** The draft of this tab (`draft.ts` parses it). */
export const storedDraft = createSessionText('sessionStorage', 'drafts');

/** The searches of this tab (`recentSearches.ts` parses them). */
export const storedSearches = createSessionText('sessionStorage', 'searches');

/**
 * The e-mail of the sign-in, for every tab, and after the browser was closed. Its key is from when only the saved views
 * needed it: under another, what is stored would stay behind.
 */
export const signedInEmail = createSessionText('localStorage', 'views-owner');
