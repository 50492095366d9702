import { session } from '../../session/session';
import { isRecord } from '../../domain/isRecord';

/** The property of `history.state` with the id of the session that set the query parameters. */
const OWNER = 'session';

/** The property with the state of a link: the screens that the user came from, with their queries. */
const ROUTER_STATE = 'usr';

/**
 * Removes the query parameters and the previous screens when a history entry of another session is opened, because
 * another user may have typed them. Must be called before the router is created and reads the entry.
 */
export function guardHistory() {
  removeForeignQuery();
  window.addEventListener('popstate', removeForeignQuery, true);
}

function removeForeignQuery() {
  const state: unknown = window.history.state;
  const owner = ownerOf(state);
  const isOwn = session.get().token !== null && owner === session.getId();
  if (owner === undefined || isOwn) return;
  window.history.replaceState(
    { ...(isRecord(state) && state), [ROUTER_STATE]: null },
    '',
    window.location.pathname,
  );
}

/** Stores the session id in the current history entry if it has query parameters or previous screens. */
export function markHistoryEntry() {
  const state: unknown = window.history.state;
  const id = session.getId();
  const hasState = isRecord(state) && isRecord(state[ROUTER_STATE]);
  if ((window.location.search === '' && !hasState) || ownerOf(state) === id) return;
  window.history.replaceState({ ...(isRecord(state) && state), [OWNER]: id }, '');
}

const ownerOf = (state: unknown) => (isRecord(state) ? state[OWNER] : undefined);
