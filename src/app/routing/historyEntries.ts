import { session } from '../../session/session';
import { isRecord } from '../../domain/isRecord';

/** The property of `history.state` with the id of the session that set the query parameters. */
const OWNER = 'session';

/**
 * Removes the query parameters when a history entry of another session is opened, because another user may have typed
 * them. Must be called before the router is created and reads the address.
 */
export function guardHistory() {
  removeForeignQuery();
  window.addEventListener('popstate', removeForeignQuery, true);
}

function removeForeignQuery() {
  const { pathname, search } = window.location;
  const owner = ownerOf(window.history.state);
  const isOwn = session.get().token !== null && owner === session.getId();
  if (search !== '' && owner !== undefined && !isOwn) {
    window.history.replaceState(window.history.state, '', pathname);
  }
}

/** Stores the session id in the current history entry, if it has query parameters. */
export function markHistoryEntry() {
  const state: unknown = window.history.state;
  const id = session.getId();
  if (window.location.search === '' || ownerOf(state) === id) return;
  window.history.replaceState({ ...(isRecord(state) && state), [OWNER]: id }, '');
}

const ownerOf = (state: unknown) => (isRecord(state) ? state[OWNER] : undefined);
