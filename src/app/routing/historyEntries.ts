import { session } from '../../session/session';
import { isRecord } from '../../domain/isRecord';

/** The property of `history.state` with the id of the session that the entry's query parameters belong to. */
const OWNER = 'session';

/**
 * Guards the tab's history: when an entry of another session is opened, its query parameters are removed, because
 * somebody else may have typed them. Call it before the router is created and reads the address.
 */
export function guardHistory() {
  removeFormer();
  window.addEventListener('popstate', removeFormer, true);
}

function removeFormer() {
  const { pathname, search } = window.location;
  const owner = ownerOf(window.history.state);
  if (search !== '' && owner !== undefined && owner !== session.getId()) {
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

/** Whether the query parameters of the current entry belong to a session. */
export const isOwned = () => ownerOf(window.history.state) !== undefined;

const ownerOf = (state: unknown) => (isRecord(state) ? state[OWNER] : undefined);
