import type { QueryClient } from '@tanstack/react-query';
import { session } from '../../session/session';
import { isPublic, routeAt, type Address } from '../routing/routeAt';
import { loadLayout, type AppRoute, type Target } from '../routing/routeTable';

/** Fetches the code and the data of the screen that an address leads to. */
export async function prefetch(queryClient: QueryClient, address: Address) {
  const { route, target } = routeAt(address);
  await prefetchRoute(queryClient, route, target);
}

/** Fetches the code and the data of a route. The screen itself shows failures. */
export async function prefetchRoute(queryClient: QueryClient, route: AppRoute, target: Target) {
  const code = isPublic(route) ? [route.load] : [loadLayout, route.load];
  const queries = session.get().token === null ? [] : (route.queries?.(target) ?? []);
  await Promise.allSettled([
    ...queries.map((fetchQuery) => fetchQuery(queryClient)),
    ...code.map((load) => load()),
  ]);
}
