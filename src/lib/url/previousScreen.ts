import { parsePath } from 'react-router-dom';
import { isRecord } from '../../domain/isRecord';

/** A screen in its history entry: what the router's location has of it. */
interface Screen {
  pathname: string;
  search: string;
  state: unknown;
}

/** The screen that the user came from. Undefined for a link from elsewhere, and for a typed address. */
export function previousScreen(state: unknown): Screen | undefined {
  const from = isRecord(state) ? state['from'] : undefined;
  if (!isRecord(from)) return undefined;
  const { pathname, search, state: before } = from;
  if (typeof pathname !== 'string' || typeof search !== 'string') return undefined;
  return { pathname, search, state: before };
}

/**
 * The state of a link on the screen `here`, for the way back from the screen at `to`. If the user came through that screen,
 * it gets the state that it had, so that a profile, its evaluation and the profile again are no circle.
 */
export function linkState(here: Screen, to: string): unknown {
  const { pathname = here.pathname } = parsePath(to);
  for (let screen: Screen | undefined = here; screen; screen = previousScreen(screen.state)) {
    if (screen.pathname === pathname) return screen.state;
  }
  return { from: { pathname: here.pathname, search: here.search, state: here.state } };
}
