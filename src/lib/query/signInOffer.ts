let signInAgain: (() => void) | undefined;
const watchers = new Set<() => void>();

/** Lets failures offer to sign in again. Undefined takes it back. */
export function offerSignIn(action: (() => void) | undefined) {
  if (action === signInAgain) return;
  signInAgain = action;
  for (const watcher of watchers) watcher();
}

/** For `useSyncExternalStore`. The entry calls the API before React is loaded, so this file must not import React. */
export function subscribeToSignInOffer(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Ends the session for a new sign-in. Undefined while nothing suggests that it has ended. */
export const signInOffer = () => signInAgain;
