import { isRole, STORAGE_KEYS, type Role } from '../domain/constants';
import { isToken } from '../domain/tokens';
import { readItem, writeItem } from './storage';
import { readEmail, writeEmail } from './storedEmail';
import { storedDrafts, storedSearches } from './storedText';

/** A token without a role is possible (spec decision 13), a role without a token is not. */
export interface Session {
  token: string | null;
  role: Role | null;
  /**
   * The e-mail that the user signed in with, trimmed and in lower case. Undefined where that was not in this
   * tab: no answer of the API names the user.
   */
  email?: string | undefined;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

const SIGNED_OUT: Session = { token: null, role: null };

/** Is in local storage while an expired session is removed from it, which tells other tabs the reason. */
const EXPIRING = 'expiring';

/**
 * Token and role, mirrored to local storage and followed across tabs (spec decision 11), and the e-mail of this tab.
 * Where the browser blocks its storage, they live in memory until the tab closes (spec decision 14).
 */
export function createSessionStore() {
  const listeners = new Set<(expired: boolean) => void>();
  const stored = read() ?? SIGNED_OUT;
  let current: Session = { ...stored, email: readEmail('sessionStorage', stored.token) };
  let isExpiring = false;
  // Another session may have ended while this tab was at another site.
  writeEmail('sessionStorage', current);

  function change(next: Session, expired: boolean) {
    const isSameToken = next.token === current.token;
    if (isSameToken && next.role === current.role && next.email === current.email) return;
    if (!isSameToken && current.token !== null && !expired) storedDrafts.set(null);
    if (!isSameToken) storedSearches.set(null);
    writeEmail('sessionStorage', next);
    current = next;
    listeners.forEach((listener) => {
      listener(expired);
    });
  }

  function follow() {
    const next = read();
    if (!next) return;
    const { email } = next.token === current.token ? current : SIGNED_OUT;
    change({ ...next, email }, isExpiring);
  }

  /** A listener is called after each change, with whether the session expired, here or in another tab. */
  function subscribe(listener: (expired: boolean) => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === EXPIRING) isExpiring = newValue !== null;
    else if (key === null || key === STORAGE_KEYS.token || key === STORAGE_KEYS.role) follow();
  });
  // A page that Back restores from the browser's cache got no events while it was there.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });

  return {
    get: () => current,
    /** Stores the answer to sign-in or registration. An unknown role counts as none. */
    signIn: (token: string, role: unknown, email?: string) => {
      const next = {
        token,
        role: isRole(role) ? role : null,
        email: email?.trim().toLowerCase(),
      };
      write(next);
      change(next, false);
    },
    /** Ends the session for its user, and deletes the drafts. */
    signOut: () => {
      write(SIGNED_OUT);
      storedDrafts.set(null);
      change(SIGNED_OUT, false);
    },
    /** Ends a session whose token the server refuses. The drafts stay for the same user. */
    expire: () => {
      writeItem('localStorage', EXPIRING, '1');
      write(SIGNED_OUT);
      writeItem('localStorage', EXPIRING, null);
      change(SIGNED_OUT, true);
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

/** Undefined where the browser blocks its storage. */
function read(): Session | undefined {
  const token = readItem('localStorage', STORAGE_KEYS.token);
  const role = readItem('localStorage', STORAGE_KEYS.role);
  if (token === undefined) return undefined;
  return isToken(token) ? { token, role: isRole(role) ? role : null } : SIGNED_OUT;
}

function write(next: Session) {
  const { token, role } = next;
  // First: the change of the token tells the other tabs to read again.
  writeEmail('localStorage', next);
  writeItem('localStorage', STORAGE_KEYS.token, token);
  writeItem('localStorage', STORAGE_KEYS.role, role);
}

/** The session of this tab. */
export const session = createSessionStore();
