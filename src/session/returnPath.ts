import { session } from './session';

interface ReturnPath {
  /** The path and the query inside the app. */
  to: string;
  /** The e-mail of the user whose session expired. Undefined after opening a link while signed out. */
  owner: string | undefined;
}

// The address is not in the browser's storage or history, where another user of the tab could read it.
let kept: ReturnPath | undefined;

session.subscribe((expired) => {
  if (session.get().token === null && !expired) kept = undefined;
});

/** Remembers the address that was opened before the sign-in (specification, Return after sign-in). */
export function keepReturnPath(to: string | undefined, owner?: string) {
  kept = to === undefined ? undefined : { to, owner };
}

/** Returns the remembered address if it is for the signed-in user. */
export function returnPath(): string | undefined {
  const isOther = kept?.owner !== undefined && kept.owner !== session.get().email;
  return isOther ? undefined : kept?.to;
}

export function forgetReturnPath() {
  kept = undefined;
}
