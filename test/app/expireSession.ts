import { session } from '../../src/session/session';

/** Ends the session of this tab, as a 401 does. */
export function expireSession() {
  session.expire(session.get().token ?? '');
}
