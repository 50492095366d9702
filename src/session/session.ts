import { isRole, STORAGE_KEYS, type Role } from '../domain/constants';
import { isToken } from '../domain/tokens';
import { isStorageChange, readItem, replaceItem } from '../lib/storage/storage';
import { signedInEmail, storedDraft, storedCurrentEmployee, storedSearches } from './sessionTexts';

/** A token without a role is possible (specification, Roles), a role without a token is not. */
export interface Session {
  token: string | null;
  role: Role | null;
  /**
   * The e-mail of the sign-in, trimmed and in lower case, also if that was in another tab. Undefined if something else
   * has stored the token, because no answer of the API contains the user's e-mail.
   */
  email?: string | undefined;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

const SIGNED_OUT: Session = { token: null, role: null };

/**
 * Creates the store of token, role and e-mail of the sign-in. They are in local storage and synchronised between tabs
 * (specification, Session). If the browser blocks its storage, they are in memory until the tab closes (specification,
 * Blocked storage).
 * | A session has a random id, which is stored beside the token. All other texts of the session are stored with this id
 * (specification, Session id). Signing out removes the id, and these texts. An expiry keeps the id, the draft and the
 * e-mail, for the next sign-in of the same user.
 */
export function createSessionStore() {
  const listeners = new Set<(expired: boolean) => void>();
  let current = SIGNED_OUT;
  let id: string | null = null;
  /** Whether the last write to local storage succeeded. The storage may be full. */
  let isStored = true;

  /** Returns the id of the session with this token. `stored` is the id in local storage. */
  function idOf(token: string | null, stored: string | null): string | null {
    if (token === null) return stored;
    if (token === current.token) return stored ?? id;
    // If something else has stored the token, there is no id, or that of the previous session.
    return stored === null || stored === id ? writeId(createId()) : stored;
  }

  /** Replaces the session, and deletes the texts of any other session. */
  function change(next: Session, nextId: string | null) {
    const expired = current.token !== null && next.token === null && nextId === id;
    const changed = (['token', 'role', 'email'] as const).some((key) => next[key] !== current[key]);
    if (!changed && nextId === id) return;
    const draft = storedDraft.get(id);
    // Another tab may have moved it before. `claimDraft` deletes it if another user has signed in.
    if (current.token === null && next.token !== null && draft !== null) {
      storedDraft.set(nextId, draft);
    }
    current = next;
    id = nextId;
    removeOthers();
    listeners.forEach((listener) => {
      listener(expired);
    });
  }

  function removeOthers() {
    const signedInId = current.token === null ? null : id;
    storedSearches.keepOnly(signedInId);
    storedCurrentEmployee.keepOnly(signedInId);
    storedDraft.keepOnly(id);
  }

  /** Updates the session from local storage after a change by another tab. */
  function follow() {
    const stored = read();
    if (!stored || (stored.token === null && !isStored)) return;
    isStored = true;
    const { token, role } = stored;
    const nextId = idOf(token, stored.id);
    change({ token, role, email: emailOf(token, nextId) }, nextId);
  }

  /** Calls the listener after each change. `expired` is true if the session expired, in this tab or in another. */
  function subscribe(listener: (expired: boolean) => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  const { id: storedId, ...stored } = read() ?? { ...SIGNED_OUT, id: null };
  id = idOf(stored.token, storedId);
  current = stored;
  removeOthers();
  signedInEmail.keepOnly(id);
  current = { ...stored, email: emailOf(current.token, id) };

  window.addEventListener('storage', (event) => {
    if (isStorageChange(event, [STORAGE_KEYS.token, STORAGE_KEYS.role])) follow();
  });
  // A page in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });

  return {
    get: () => current,
    /** Returns the id of the current session, or of an expired one. Null after signing out. */
    getId: () => id,
    /** Returns the e-mail of the expired session. */
    getExpiredEmail: () => (current.token === null ? signedInEmail.get(id) : null),
    /** Stores the answer to sign-in or registration. An unknown role counts as none. */
    signIn: (token: string, role: unknown, email?: string) => {
      const next = {
        token,
        role: isRole(role) ? role : null,
        email: email?.trim().toLowerCase(),
      };
      const nextId = token === current.token ? id : createId();
      signedInEmail.set(nextId, next.email ?? null);
      isStored = write(next, nextId);
      change(next, nextId);
    },
    /** Ends the session for its user, and deletes the draft. */
    signOut: () => {
      signedInEmail.set(null, null);
      isStored = write(SIGNED_OUT, null);
      change(SIGNED_OUT, null);
    },
    /**
     * Ends the session whose token the server refused, and keeps draft and e-mail for the same user. If another tab has
     * replaced the session in the meantime, this tab takes over the new one instead.
     */
    expire: (refused: string) => {
      follow();
      if (current.token !== refused) return;
      isStored = write(SIGNED_OUT, id);
      change(SIGNED_OUT, id);
    },
    subscribe,
    /** Calls the listener after each change of the token, because another user is signed in, or nobody. */
    onTokenChange: (listener: (previous: string | null) => void) => {
      let { token } = current;
      return subscribe(() => {
        if (current.token === token) return;
        const previous = token;
        ({ token } = current);
        listener(previous);
      });
    },
  };
}

/** Creates a random id. `randomUUID` is missing in a page that is served over plain http. */
export const createId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

function writeId(id: string): string {
  replaceItem('localStorage', STORAGE_KEYS.session, id);
  return id;
}

const emailOf = (token: string | null, id: string | null) =>
  (token === null ? null : signedInEmail.get(id)) ?? undefined;

/** Reads the session. Undefined if the browser blocks its storage. */
function read() {
  const token = readItem('localStorage', STORAGE_KEYS.token);
  if (token === undefined) return undefined;
  const role = readItem('localStorage', STORAGE_KEYS.role);
  const id = readItem('localStorage', STORAGE_KEYS.session) ?? null;
  return isToken(token) ? { token, role: isRole(role) ? role : null, id } : { ...SIGNED_OUT, id };
}

/** Writes the session. Returns whether the token could be stored. */
function write({ token, role }: Session, id: string | null): boolean {
  // This is written before the token, whose change makes other tabs read the session. So is the e-mail.
  replaceItem('localStorage', STORAGE_KEYS.session, id);
  const isStored = replaceItem('localStorage', STORAGE_KEYS.token, token);
  replaceItem('localStorage', STORAGE_KEYS.role, role);
  return isStored;
}

/** The session of this tab. */
export const session = createSessionStore();
