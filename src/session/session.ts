import { isRole, STORAGE_KEYS, type Role } from '../domain/constants';
import { keptDrafts, openedWith } from './tabText';

/** Who is signed in. A token without a role is possible (decision 13), a role without a token is not. */
export interface Session {
  token: string | null;
  role: Role | null;
}

export interface SessionStore {
  get: () => Session;
  /** Keeps what sign-in or registration answered; an unknown role counts as none. */
  signIn: (token: string, role: unknown) => void;
  /** Ends the session because its user wants so; what was typed goes with it. */
  signOut: () => void;
  /** Ends the session because the server takes the token no more; what was typed waits for its user. */
  expire: () => void;
  /** Listeners hear of each change, and whether it is a session that expired, here or in another tab. */
  subscribe: (listener: (expired: boolean) => void) => () => void;
}

const SIGNED_OUT: Session = { token: null, role: null };

/** Stands in local storage while a session is being ended by its expiry: so other tabs know why it ends. */
const EXPIRING = 'expiring';

/** Printable ASCII: whatever else could not travel in the Authorization header. */
const TOKEN = /^[\x21-\x7e]+$/;

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}

/**
 * Token and role, mirrored to local storage and followed across tabs (decision 11).
 * Where storage is blocked they live in memory until the tab closes (decision 14).
 */
export function createSessionStore(page: Window): SessionStore {
  const listeners = new Set<(expired: boolean) => void>();
  let current = read(page) ?? SIGNED_OUT;
  let isExpiring = false;

  function change(next: Session, expired: boolean) {
    if (next.token === current.token && next.role === current.role) return;
    if (next.token !== current.token && current.token !== null && !expired) forgetTyped();
    current = next;
    listeners.forEach((listener) => {
      listener(expired);
    });
  }

  function follow() {
    const stored = read(page);
    if (stored) change(stored, isExpiring);
  }

  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === EXPIRING) isExpiring = newValue !== null;
    else if (key === null || key === STORAGE_KEYS.token || key === STORAGE_KEYS.role) follow();
  });
  // A page that Back brings out of the browser's memory has heard nothing while it was away.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });

  return {
    get: () => current,
    signIn(token, role) {
      const next = { token, role: isRole(role) ? role : null };
      write(page, next);
      change(next, false);
    },
    signOut() {
      write(page, SIGNED_OUT);
      forgetTyped();
      change(SIGNED_OUT, false);
    },
    expire() {
      write(page, SIGNED_OUT, true);
      change(SIGNED_OUT, true);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function forgetTyped() {
  keptDrafts.set(null);
  openedWith.set(null);
}

/** Undefined where storage is blocked. */
function read(page: Window): Session | undefined {
  try {
    const token = page.localStorage.getItem(STORAGE_KEYS.token);
    const role = page.localStorage.getItem(STORAGE_KEYS.role);
    return isToken(token) ? { token, role: isRole(role) ? role : null } : SIGNED_OUT;
  } catch {
    return undefined;
  }
}

function write(page: Window, { token, role }: Session, expired = false) {
  try {
    put(page.localStorage, EXPIRING, expired ? '1' : null);
    put(page.localStorage, STORAGE_KEYS.token, token);
    put(page.localStorage, STORAGE_KEYS.role, role);
    put(page.localStorage, EXPIRING, null);
  } catch {
    // Blocked or full: the session stays in memory.
  }
}

function put(storage: Storage, key: string, value: string | null) {
  if (value === null) storage.removeItem(key);
  else storage.setItem(key, value);
}

/** The session of this tab. */
export const session = createSessionStore(window);
