import { parsePath } from 'react-router-dom';
import { isRecord } from '../../domain/isRecord';

/** A screen in its history entry, with the parts of the router's location. */
interface Screen {
  pathname: string;
  search: string;
  state: unknown;
}

/** Returns the screen that the user came from. Undefined for a link from elsewhere, and for a typed address. */
export function previousScreen(state: unknown): Screen | undefined {
  const from = isRecord(state) ? state['from'] : undefined;
  if (!isRecord(from)) return undefined;
  const { pathname, search, state: before } = from;
  if (typeof pathname !== 'string' || typeof search !== 'string') return undefined;
  return { pathname, search, state: before };
}

/**
 * Returns the state of a link on the screen `here`, for the way back from the screen at `to`. If the user came through
 * that screen, it gets its previous state, so that a profile, its evaluation and the profile again do not form a
 * circle.
 */
export function linkState(here: Screen, to: string): unknown {
  const { pathname = here.pathname } = parsePath(to);
  for (let screen: Screen | undefined = here; screen; screen = previousScreen(screen.state)) {
    if (screen.pathname === pathname) return screen.state;
  }
  return { from: { pathname: here.pathname, search: here.search, state: here.state } };
}
