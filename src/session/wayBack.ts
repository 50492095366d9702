import { session } from './session';

/** The screens that can be gone back to. */
export type WayBackScreen =
  | 'evaluations'
  | 'allEvaluations'
  | 'results'
  | 'compare'
  | 'printProfiles'
  | 'profile'
  | 'evaluation';

/** Where the user wanted to be when they had to sign in (specification, Way back). */
export interface WayBack {
  /** An address inside the app. */
  to: string;
  screen: WayBackScreen;
  /** The employee whom the screen is about, if the address says it. */
  employeeId: string | undefined;
  /** The name of the person, if the screen had shown it. */
  name?: string | undefined;
  /** The e-mail of the user whose session has expired. Undefined for a link. */
  owner?: string | undefined;
}

// Not in the browser's storage: another user of the tab could find it there.
let kept: WayBack | undefined;
const listeners = new Set<() => void>();

function set(next: WayBack | undefined) {
  kept = next;
  listeners.forEach((listener) => {
    listener();
  });
}

session.subscribe((expired) => {
  const { token, email } = session.get();
  const isSignedOut = token === null && !expired;
  const isOther = token !== null && kept?.owner !== undefined && kept.owner !== email;
  if (isSignedOut || isOther) set(undefined);
});

export const wayBack = {
  keep: set,
  get: () => kept,
  forget: () => {
    if (kept) set(undefined);
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
