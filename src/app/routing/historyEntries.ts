import { session } from '../../session/session';
import { isRecord } from '../../domain/isRecord';

/** The property of `history.state` with the id of the session that the entry's query parameters belong to. */
const OWNER = 'session';

/**
 * Guards the tab's history: when an entry of another session is opened, only its path is left, because somebody else may
 * have typed the query parameters. Call it before the router is created and reads the address.
 */
export function guardHistory() {
  removeFormer();
  window.addEventListener('popstate', removeFormer, true);
}

function removeFormer() {
  const { pathname, search } = window.location;
  const owner = ownerOf(window.history.state);
  const isOwn = session.get().token !== null && owner === session.getId();
  if (search !== '' && owner !== undefined && !isOwn) {
    window.history.replaceState(window.history.state, '', pathname);
  }
}

/** Marks the current entry of the tab's history as the session's, where it has query parameters. */
export function markEntry() {
  const state: unknown = window.history.state;
  const id = session.getId();
  if (window.location.search === '' || ownerOf(state) === id) return;
  window.history.replaceState({ ...(isRecord(state) && state), [OWNER]: id }, '');
}

const ownerOf = (state: unknown) => (isRecord(state) ? state[OWNER] : undefined);
