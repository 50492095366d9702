import { isRole, STORAGE_KEYS, type Role } from '../domain/constants';

/** Who is signed in. A token without a role is possible (decision 13), a role without a token is not. */
export interface Session {
  token: string | null;
  role: Role | null;
}

export interface SessionStore {
  get: () => Session;
  /** Keeps what sign-in or registration answered; an unknown role counts as none. */
  signIn: (token: string, role: unknown) => void;
  signOut: () => void;
  subscribe: (listener: () => void) => () => void;
}

const SIGNED_OUT: Session = { token: null, role: null };

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
  const listeners = new Set<() => void>();
  let current = read(page) ?? SIGNED_OUT;

  function change(next: Session) {
    if (next.token === current.token && next.role === current.role) return;
    current = next;
    listeners.forEach((listener) => {
      listener();
    });
  }

  page.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== STORAGE_KEYS.token && key !== STORAGE_KEYS.role) return;
    const stored = read(page);
    if (stored) change(stored);
  });

  return {
    get: () => current,
    signIn(token, role) {
      const next = { token, role: isRole(role) ? role : null };
      write(page, next);
      change(next);
    },
    signOut() {
      write(page, SIGNED_OUT);
      change(SIGNED_OUT);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
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

function write(page: Window, { token, role }: Session) {
  try {
    put(page.localStorage, STORAGE_KEYS.token, token);
    put(page.localStorage, STORAGE_KEYS.role, role);
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
