import { createStoredText, type Kind } from '../lib/storage/storedText';

/**
 * Creates a text that belongs to one session, stored as '{session id} {text}'. If a tab is at another site when its
 * session ends, the text stays in its storage. The id then shows that it does not belong to the next session.
 */
function createSessionText(kind: Kind, key: string) {
  const stored = createStoredText(kind, key);

  function get(id: string | null): string | null {
    const [owner, ...words] = stored.get()?.split(' ') ?? [];
    return id !== null && owner === id ? words.join(' ') : null;
  }

  return {
    /** Returns the text. Null if the session with this id has none. */
    get,
    /** Replaces the text, also that of another session. Returns whether it outlives the page. */
    set(id: string | null, text: string | null) {
      return stored.set(id === null || text === null ? null : `${id} ${text}`);
    },
    /** Deletes the text of any other session. */
    keepOnly(id: string | null) {
      if (get(id) === null) stored.set(null);
    },
  };
}

/** Its changes tell other tabs that a draft was continued, replaced or deleted. */
export const DRAFT_KEY = 'drafts';

/** The draft, shared by all tabs (`draft.ts` reads it). */
export const storedDraft = createSessionText('localStorage', DRAFT_KEY);

/** The searches of this tab (`recentSearches.ts` parses them). */
export const storedSearches = createSessionText('sessionStorage', 'searches');

/**
 * The e-mail of the sign-in, shared by all tabs. The key has a historical name: with another one, e-mails under this key
 * would stay in the storage.
 */
export const signedInEmail = createSessionText('localStorage', 'views-owner');

/** Name and id of the current employee, shared by all tabs (`currentEmployee.ts` parses them). */
export const storedCurrentEmployee = createSessionText('localStorage', 'own-employee');
