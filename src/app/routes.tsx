import Container from '@mui/material/Container';
import type { QueryClient } from '@tanstack/react-query';
import { memo, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { InitialLoad } from '../components/page/InitialLoad';
import { CodeFailure, type CodeFailureProps } from '../components/status/CodeFailure';
import { lazyComponent } from '../components/status/lazyComponent';
import { idIn } from '../lib/url/addresses';
import { prefetchRoute } from './prefetch/prefetch';
import { RequireSession, SignedOutOnly } from './routing/RequireSession';
import { RouteFailure } from './routing/RouteFailure';
import {
  loadLayout,
  mainRoutes,
  publicRoutes,
  type AppRoute,
  type RouteParameters,
} from './routing/routeTable';

/** Milliseconds that a navigation waits for data, so that a fast answer shows no skeleton. */
const WAIT = 50;

const NO_PARAMETERS: RouteParameters = { id: undefined, search: new URLSearchParams() };

/**
 * Creates the routes (specification, Routes). If a screen throws, the header stays. If the layout throws, it is
 * replaced, too.
 */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  /** Starts to fetch the code and the data. Resolves when they are loaded, or after `WAIT`. */
  async function startFetching(route: AppRoute, parameters: RouteParameters) {
    const prefetched = prefetchRoute(queryClient, route, parameters);
    await Promise.race([prefetched, new Promise((resolve) => setTimeout(resolve, WAIT))]);
  }

  const page = (route: AppRoute): RouteObject => ({
    path: route.path,
    lazy: {
      async Component() {
        if (route.hasLoader === false) await startFetching(route, NO_PARAMETERS);
        return memo(await loaded(route.load));
      },
    },
    loader:
      route.hasLoader === false
        ? undefined
        : async ({ request, params }) => {
            const { pathname, searchParams: search } = new URL(request.url);
            await startFetching(route, { id: idIn(pathname, params), search });
            return null;
          },
    // If only query parameters change, the screen itself shows the loading state.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  });

  return [
    {
      element: <InitialLoad />,
      errorElement: (
        <Container component="main">
          <RouteFailure />
        </Container>
      ),
      hydrateFallbackElement: <></>,
      children: [
        { element: <SignedOutOnly />, children: Object.values(publicRoutes).map(page) },
        {
          element: <RequireSession />,
          children: [
            {
              lazy: { Component: async () => memo(await loaded(loadLayout, LayoutFailure)) },
              children: [
                { errorElement: <RouteFailure />, children: Object.values(mainRoutes).map(page) },
              ],
            },
          ],
        },
      ],
    },
  ];
}

/**
 * Loads a component. The router caches a failed import forever. The lazy component imports the code again when it is
 * rendered.
 */
function loaded(
  load: () => Promise<ComponentType>,
  Failure: ComponentType<CodeFailureProps> = CodeFailure,
): Promise<ComponentType> {
  return load().catch(() => lazyComponent(load, { Failure }));
}

function LayoutFailure(props: CodeFailureProps) {
  return (
    <Container component="main">
      <CodeFailure {...props} />
    </Container>
  );
}
