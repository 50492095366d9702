import { signInOffer } from '../../lib/query/signInOffer';
import type { SessionStore } from '../../session/session';

/** The number of consecutive calls without an answer. */
const MANY = 3;

/**
 * A browser hides a 401 without CORS headers: the call has no answer, and the session cannot be ended. After several
 * consecutive calls without an answer, failures offer to sign in again if the page can be reached (specification,
 * Expiry).
 */
export function watchForHiddenRefusals(api: URL, store: SessionStore) {
  let unanswered = 0;
  const answered = () => {
    unanswered = 0;
    signInOffer.set(undefined);
  };
  store.onTokenChange(answered);
  return {
    answered,
    async unanswered() {
      const { token } = store.get();
      // CORS does not concern the page's own origin.
      if (token === null || api.origin === location.origin) return;
      unanswered += 1;
      if (unanswered % MANY !== 0 || !(await isPageReachable()) || unanswered < MANY) return;
      signInOffer.set(() => {
        store.expire(token);
      });
    },
  };
}

async function isPageReachable(): Promise<boolean> {
  try {
    return (await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
