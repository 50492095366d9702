import { readItem, writeItem } from './storage';

/**
 * Where the e-mail of a session is stored, as '{token} {e-mail}': with another token the e-mail is somebody else's. Of this
 * tab, it is in session storage. Local storage has it for the saved views, which are there in every tab, and after the
 * browser was closed.
 */
const KEYS = { sessionStorage: 'signed-in', localStorage: 'views-owner' };

interface Owner {
  token: string | null;
  email?: string | undefined;
}

/** Removes the e-mail of another session, too. */
export function writeEmail(kind: keyof typeof KEYS, { token, email }: Owner) {
  const isKnown = token !== null && email !== undefined;
  writeItem(kind, KEYS[kind], isKnown ? `${token} ${email}` : null);
}

/** Undefined where none is stored for the session with this token. */
export function readEmail(kind: keyof typeof KEYS, token: string | null) {
  const [signedIn, ...email] = readItem(kind, KEYS[kind])?.split(' ') ?? [];
  return token !== null && token === signedIn ? email.join(' ') : undefined;
}
