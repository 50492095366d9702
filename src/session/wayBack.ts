import { session } from './session';

interface WayBack {
  /** An address inside the app. */
  to: string;
  /** The e-mail of the user whose session has expired. Undefined for a link. */
  owner: string | undefined;
}

// In memory: in the browser's storage or history, another user of the tab could find it.
let kept: WayBack | undefined;

session.subscribe((expired) => {
  if (session.get().token === null && !expired) kept = undefined;
});

/** Keeps the address that was asked for before the sign-in (specification, Way back). */
export function keepWayBack(to: string | undefined, owner?: string) {
  kept = to === undefined ? undefined : { to, owner };
}

/** The kept address, if it is for the signed-in user. */
export function wayBack(): string | undefined {
  const isOther = kept?.owner !== undefined && kept.owner !== session.get().email;
  return isOther ? undefined : kept?.to;
}

export function forgetWayBack() {
  kept = undefined;
}
