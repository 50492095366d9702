import type { DataRouter } from 'react-router-dom';
import type { ArrangedMock } from '../../../mocks/engine/arrangedMock';

/** The screen that the page shows, from when it was opened. */
export interface Screen {
  /** The address with its query, without the folder that the app was built for. */
  path: () => string;
  /** The id of the last call before the screen was opened. 0 for the first screen. */
  lastCallBefore: () => number;
  subscribe: (listener: () => void) => () => void;
}

export type FollowedRouter = Pick<DataRouter, 'state' | 'subscribe' | 'basename'>;

/** Follows the router. Another query is the same screen. */
export function followScreen(router: FollowedRouter, mock: Pick<ArrangedMock, 'getSnapshot'>) {
  let { pathname } = router.state.location;
  let lastCall = 0;

  const screen: Screen = {
    path() {
      const { pathname: shown, search } = router.state.location;
      const folder = (router.basename ?? '').replace(/\/$/, '');
      return `${shown.slice(folder.length) || '/'}${search}`;
    },
    lastCallBefore: () => lastCall,
    subscribe: (listener) => router.subscribe(listener),
  };
  /** Returns a function that ends it. */
  const follow = () =>
    router.subscribe(({ location }) => {
      if (location.pathname === pathname) return;
      ({ pathname } = location);
      lastCall = mock.getSnapshot().log.at(-1)?.id ?? 0;
    });
  return { screen, follow };
}
