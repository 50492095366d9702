import { session } from '../../session/session';
import { isRecord } from '../../domain/isRecord';

/** The property of `history.state` that has the id of the session to which the query parameters of the entry belong. */
const OWNER = 'session';

/**
 * Removes the query parameters of every entry of the tab's history that is another session's, when it is opened: somebody
 * else may have typed them. Call it before the router is created, which reads the address after this.
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

const ownerOf = (state: unknown) => (isRecord(state) ? state[OWNER] : undefined);
