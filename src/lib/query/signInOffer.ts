let signInAgain: (() => void) | undefined;
const watchers = new Set<() => void>();

/** Makes failures offer to sign in again. Undefined ends the offer. */
export function offerSignIn(action: (() => void) | undefined) {
  if (action === signInAgain) return;
  signInAgain = action;
  for (const watcher of watchers) watcher();
}

/**
 * Subscribes to the offer for `useSyncExternalStore`. The entry calls the API before React is loaded, so this file must
 * not import React.
 */
export function subscribeToSignInOffer(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Returns a function that ends the session for a new sign-in. Undefined while nothing suggests that it has ended. */
export const signInOffer = () => signInAgain;
