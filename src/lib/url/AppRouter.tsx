import {
  createContext,
  startTransition,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import {
  NavigationType,
  RouterProvider,
  useLocation,
  type ClientOnErrorFunction,
  type DataRouter,
  type Location,
} from 'react-router-dom';
import { followLinks } from './followLinks';
import { navigateWithTrail } from './trail';

interface Newest {
  subscribe: (listener: () => void) => () => void;
  getLocation: () => Location;
}

const NewestContext = createContext<Newest | undefined>(undefined);

interface AppRouterProps {
  router: DataRouter;
  onError?: ClientOnErrorFunction;
}

/**
 * React Router's provider. When a screen replaces its query parameters, `useSearch` renders at once, and everything else
 * that reads the location, such as the links of the header, renders in a transition.
 */
export function AppRouter({ router, onError }: AppRouterProps) {
  const later = useMemo(() => forProvider(router), [router]);
  const newest = useMemo(
    (): Newest => ({
      subscribe: (listener) => router.subscribe(listener),
      getLocation: () => router.state.location,
    }),
    [router],
  );
  useEffect(() => followLinks(later), [later]);
  return (
    <NewestContext value={newest}>
      {/* In a transition, a navigation would wait for slow updates of the current screen. */}
      <RouterProvider router={later} useTransitions={false} onError={onError} />
    </NewestContext>
  );
}

/**
 * The router for the provider. Its navigations keep the trail of screens. Its listener is called in a transition if only the query parameters were replaced, so that
 * the new state of the screen is painted first.
 */
function forProvider(router: DataRouter): DataRouter {
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
  const changed = { subscribe, navigate: navigateWithTrail(router) };
  return new Proxy(router, {
    get: (target, name): unknown =>
      name in changed ? Reflect.get(changed, name) : Reflect.get(target, name),
  });
}

/** A part of the newest location, without the delay of a transition. Renders again when this part changes. */
export function useNewestLocation(select: (location: Location) => string): string {
  const newest = use(NewestContext);
  if (!newest) throw new Error('There is no AppRouter');
  return useSyncExternalStore(newest.subscribe, () => select(newest.getLocation()));
}

/** The query of this screen's address. During a navigation, not yet the query of the next screen. */
export function useSearch(): string {
  const shown = useLocation();
  return useNewestLocation(({ pathname, search }) =>
    pathname === shown.pathname ? search : shown.search,
  );
}
