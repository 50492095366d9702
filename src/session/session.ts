import { isRole, STORAGE_KEYS, type Role } from '../domain/constants';
import { isToken } from '../domain/tokens';
import { isStorageChange, readItem, replaceItem } from '../lib/storage/storage';
import { signedInEmail, storedDraft, storedSearches } from './sessionTexts';

/** A token without a role is possible (specification, Roles), a role without a token is not. */
export interface Session {
  token: string | null;
  role: Role | null;
  /**
   * The e-mail that the user signed in with, in whatever tab, trimmed and in lower case. Undefined where something
   * else stored the token: no answer of the API names the user.
   */
  email?: string | undefined;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

const SIGNED_OUT: Session = { token: null, role: null };

/**
 * Token, role and the e-mail of the sign-in, mirrored to local storage and followed across tabs (specification,
 * Session). Where the browser blocks its storage, they live in memory until the tab closes (specification, Blocked
 * storage).
 *
 * A session has a random id, which is stored beside the token. Everything else of the session is stored with this id
 * (specification, Session id). Signing out removes the id. An expiry removes the token and leaves the id: a tab that
 * was at another site meanwhile then knows whether to keep its draft.
 */
export function createSessionStore() {
  const listeners = new Set<(expired: boolean) => void>();
  let current = SIGNED_OUT;
  let id: string | null = null;
  /** Whether local storage has what this tab stored last. It may be full. */
  let isStored = true;

  /** The id of the session with this token, where `stored` is the id in local storage. */
  function idOf(token: string | null, stored: string | null): string | null {
    if (token === null) return stored;
    if (token === current.token) return stored ?? id;
    // No session store has stored such a token: without an id, or with the id of the session before.
    return stored === null || stored === id ? writeId(createId()) : stored;
  }

  /** Replaces the session, and deletes what belongs to any other. */
  function change(next: Session, nextId: string | null) {
    const expired = current.token !== null && next.token === null && nextId === id;
    const changed = (['token', 'role', 'email'] as const).some((key) => next[key] !== current[key]);
    if (!changed && nextId === id) return;
    // `claimDraft` deletes it if this is another user.
    if (current.token === null && next.token !== null) storedDraft.set(nextId, storedDraft.get(id));
    current = next;
    id = nextId;
    removeOthers();
    listeners.forEach((listener) => {
      listener(expired);
    });
  }

  function removeOthers() {
    storedSearches.keepOnly(current.token === null ? null : id);
    storedDraft.keepOnly(id);
  }

  /** Takes what another tab has stored. */
  function follow() {
    const stored = read();
    if (!stored || (stored.token === null && !isStored)) return;
    isStored = true;
    const { token, role } = stored;
    const nextId = idOf(token, stored.id);
    change({ token, role, email: emailOf(token, nextId) }, nextId);
  }

  /** A listener is called after each change, with whether the session expired, here or in another tab. */
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
  signedInEmail.keepOnly(current.token === null ? null : id);
  current = { ...stored, email: emailOf(current.token, id) };

  window.addEventListener('storage', (event) => {
    if (isStorageChange(event, [STORAGE_KEYS.token, STORAGE_KEYS.role])) follow();
  });
  // A page that Back restores from the browser's cache got no events while it was there.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });

  return {
    get: () => current,
    /** The id of the session, or of the last one if it expired. Null where the user has signed out. */
    getId: () => id,
    /** Stores the answer to sign-in or registration. An unknown role counts as none. */
    signIn: (token: string, role: unknown, email?: string) => {
      const next = {
        token,
        role: isRole(role) ? role : null,
        email: email?.trim().toLowerCase(),
      };
      const nextId = token === current.token ? id : createId();
      isStored = write(next, nextId);
      change(next, nextId);
    },
    /** Ends the session for its user, and deletes the draft. */
    signOut: () => {
      isStored = write(SIGNED_OUT, null);
      change(SIGNED_OUT, null);
    },
    /**
     * Ends the session whose token the server refused. The draft stays for the same user. While this tab was busy,
     * another tab may have replaced the session; then this tab only follows.
     */
    expire: (refused: string) => {
      follow();
      if (current.token !== refused) return;
      isStored = write(SIGNED_OUT, id);
      change(SIGNED_OUT, id);
    },
    subscribe,
    /** A listener is called after each change of the token: there is another user, or none. */
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

/** Not `randomUUID`: a page that is served over plain http does not have it. */
const createId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

function writeId(id: string): string {
  replaceItem('localStorage', STORAGE_KEYS.session, id);
  return id;
}

const emailOf = (token: string | null, id: string | null) =>
  (token === null ? null : signedInEmail.get(id)) ?? undefined;

/** Undefined where the browser blocks its storage. */
function read() {
  const token = readItem('localStorage', STORAGE_KEYS.token);
  if (token === undefined) return undefined;
  const role = readItem('localStorage', STORAGE_KEYS.role);
  const id = readItem('localStorage', STORAGE_KEYS.session) ?? null;
  return isToken(token) ? { token, role: isRole(role) ? role : null, id } : { ...SIGNED_OUT, id };
}

/** Returns whether the token is stored as it should be. */
function write({ token, role, email }: Session, id: string | null): boolean {
  // Before the token, whose change tells the other tabs to read again.
  replaceItem('localStorage', STORAGE_KEYS.session, id);
  signedInEmail.set(id, email ?? null);
  const isStored = replaceItem('localStorage', STORAGE_KEYS.token, token);
  replaceItem('localStorage', STORAGE_KEYS.role, role);
  return isStored;
}

/** The session of this tab. */
export const session = createSessionStore();
