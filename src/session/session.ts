import { isRole, STORAGE_KEYS, type Role } from '../domain/constants';
import { isToken } from '../domain/tokens';
import { storedDrafts } from './drafts/storedDrafts';
import { storedSearches } from './searches/storedSearches';
import { readItem, writeItem } from './storage';
import { writeOwner } from './views/owner';

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

export interface SessionStore {
  get: () => Session;
  /** Stores the answer to sign-in or registration. An unknown role counts as none. */
  signIn: (token: string, role: unknown, email?: string) => void;
  /** Ends the session for its user, and deletes the drafts. */
  signOut: () => void;
  /** Ends a session whose token the server refuses. The drafts stay for the same user. */
  expire: () => void;
  /** A listener is called after each change, with whether the session expired, here or in another tab. */
  subscribe: (listener: (expired: boolean) => void) => () => void;
  /** A listener is called after each change of the token: there is another user, or none. */
  onTokenChange: (listener: (previous: string | null) => void) => () => void;
}

const SIGNED_OUT: Session = { token: null, role: null };

/** Is in local storage while an expired session is removed from it, which tells other tabs the reason. */
const EXPIRING = 'expiring';

/** Is in session storage: '{token} {e-mail}'. With another token the e-mail is somebody else's. */
const SIGNED_IN = 'signed-in';

/**
 * Token and role, mirrored to local storage and followed across tabs (spec decision 11), and the e-mail of this tab.
 * Where the browser blocks its storage, they live in memory until the tab closes (spec decision 14).
 */
export function createSessionStore(page: Window): SessionStore {
  const listeners = new Set<(expired: boolean) => void>();
  const stored = read(page) ?? SIGNED_OUT;
  let current: Session = { ...stored, email: readEmail(page, stored.token) };
  let isExpiring = false;

  function change(next: Session, expired: boolean) {
    const isSameToken = next.token === current.token;
    if (isSameToken && next.role === current.role && next.email === current.email) return;
    if (!isSameToken && current.token !== null && !expired) storedDrafts.set(null);
    if (!isSameToken) storedSearches.set(null);
    writeEmail(page, next);
    current = next;
    listeners.forEach((listener) => {
      listener(expired);
    });
  }

  function follow() {
    const next = read(page);
    if (!next) return;
    const { email } = next.token === current.token ? current : SIGNED_OUT;
    change({ ...next, email }, isExpiring);
  }

  function subscribe(listener: (expired: boolean) => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === EXPIRING) isExpiring = newValue !== null;
    else if (key === null || key === STORAGE_KEYS.token || key === STORAGE_KEYS.role) follow();
  });
  // A page that Back restores from the browser's cache got no events while it was there.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });

  return {
    get: () => current,
    signIn(token, role, email) {
      const next = {
        token,
        role: isRole(role) ? role : null,
        email: email?.trim().toLowerCase(),
      };
      write(page, next);
      change(next, false);
    },
    signOut() {
      write(page, SIGNED_OUT);
      storedDrafts.set(null);
      change(SIGNED_OUT, false);
    },
    expire() {
      writeItem(page, 'localStorage', EXPIRING, '1');
      write(page, SIGNED_OUT);
      writeItem(page, 'localStorage', EXPIRING, null);
      change(SIGNED_OUT, true);
    },
    subscribe,
    onTokenChange(listener) {
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
function read(page: Window): Session | undefined {
  const token = readItem(page, 'localStorage', STORAGE_KEYS.token);
  const role = readItem(page, 'localStorage', STORAGE_KEYS.role);
  if (token === undefined) return undefined;
  return isToken(token) ? { token, role: isRole(role) ? role : null } : SIGNED_OUT;
}

function write(page: Window, next: Session) {
  const { token, role } = next;
  // First: the change of the token tells the other tabs to read again.
  writeOwner(page, next);
  writeItem(page, 'localStorage', STORAGE_KEYS.token, token);
  writeItem(page, 'localStorage', STORAGE_KEYS.role, role);
}

/** Removes the e-mail of another session, which ended while this tab was at another site. */
function readEmail(page: Window, token: string | null): string | undefined {
  const [signedIn, ...email] = readItem(page, 'sessionStorage', SIGNED_IN)?.split(' ') ?? [];
  if (token !== null && token === signedIn) return email.join(' ');
  writeEmail(page, SIGNED_OUT);
  return undefined;
}

function writeEmail(page: Window, { token, email }: Session) {
  const isKnown = token !== null && email !== undefined;
  writeItem(page, 'sessionStorage', SIGNED_IN, isKnown ? `${token} ${email}` : null);
}

/** The session of this tab. */
export const session = createSessionStore(window);
