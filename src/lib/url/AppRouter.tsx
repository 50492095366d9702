import { createContext, startTransition, use, useMemo, useSyncExternalStore } from 'react';
import {
  NavigationType,
  RouterProvider,
  useLocation,
  type ClientOnErrorFunction,
  type DataRouter,
  type Location,
} from 'react-router-dom';

interface Newest {
  subscribe: (listener: () => void) => () => void;
  getLocation: () => Location;
}

const NewestContext = createContext<Newest | undefined>(undefined);

interface AppRouterProps {
  router: DataRouter;
  onError?: ClientOnErrorFunction;
}

/** React Router's provider, which renders the frame later than `useSearch` has rendered a change of the screen's state. */
export function AppRouter({ router, onError }: AppRouterProps) {
  const later = useMemo(() => frameLater(router), [router]);
  const newest = useMemo(
    (): Newest => ({
      subscribe: (listener) => router.subscribe(listener),
      getLocation: () => router.state.location,
    }),
    [router],
  );
  return (
    <NewestContext value={newest}>
      {/* As a transition, another screen would wait until what is slow on this one has been rendered. */}
      <RouterProvider router={later} useTransitions={false} onError={onError} />
    </NewestContext>
  );
}

/**
 * The provider renders all links and whatever else reads the location. Where the state of a screen was replaced, that
 * can wait for the paint.
 */
function frameLater(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (listener) => {
    let shown = router.state.location;
    return router.subscribe((state, options) => {
      const isReplaced =
        state.location !== shown &&
        state.location.pathname === shown.pathname &&
        state.historyAction === NavigationType.Replace &&
        state.preventScrollReset &&
        !options.flushSync;
      shown = state.location;
      if (!isReplaced) listener(state, options);
      else {
        startTransition(() => {
          listener(state, options);
        });
      }
    });
  };
  return new Proxy(router, {
    get: (target, name): unknown => (name === 'subscribe' ? subscribe : Reflect.get(target, name)),
  });
}

/** A text from the newest location, which the frame can show later. Renders when the text has changed. */
export function useNewestLocation(select: (location: Location) => string): string {
  const newest = use(NewestContext);
  if (!newest) throw new Error('There is no AppRouter');
  return useSyncExternalStore(newest.subscribe, () => select(newest.getLocation()));
}

/** The query of this screen's address. That of the next screen is not for this one. */
export function useSearch(): string {
  const shown = useLocation();
  return useNewestLocation(({ pathname, search }) =>
    pathname === shown.pathname ? search : shown.search,
  );
}
