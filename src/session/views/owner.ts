import { readItem, writeItem } from '../storage';

/**
 * Is in local storage: '{token} {e-mail}'. The e-mail of the session is known in one tab only, but a saved view is there
 * in every tab, and after the browser was closed. With another token the e-mail is somebody else's.
 */
const KEY = 'views-owner';

interface Owner {
  token: string | null;
  email?: string | undefined;
}

/** Remembers whose the saved views are while this session lasts. */
export function writeOwner(page: Window, { token, email }: Owner) {
  const isKnown = token !== null && email !== undefined;
  writeItem(page, 'localStorage', KEY, isKnown ? `${token} ${email}` : null);
}

/** The e-mail of the user of a session; undefined where no tab of it knows one. */
export function ownerOf({ token, email }: Owner): string | undefined {
  if (email !== undefined) return email;
  const [signedIn, ...rest] = readItem(window, 'localStorage', KEY)?.split(' ') ?? [];
  return token !== null && token === signedIn ? rest.join(' ') : undefined;
}
