import type { QueryClient } from '@tanstack/react-query';
import { session } from '../../session/session';
import { isPublic, routeAt, type Address } from '../routing/routeAt';
import { loadLayout, type AppRoute, type RouteParameters } from '../routing/routeTable';

/** Fetches the code and the data of the screen at an address. */
export async function prefetch(queryClient: QueryClient, address: Address) {
  const { route, parameters } = routeAt(address);
  await prefetchRoute(queryClient, route, parameters);
}

/** Fetches the code and the data of a route. Ignores failures, which the screen shows. */
export async function prefetchRoute(
  queryClient: QueryClient,
  route: AppRoute,
  parameters: RouteParameters,
) {
  const code = isPublic(route) ? [route.load] : [loadLayout, route.load];
  const queries = session.get().token === null ? [] : (route.queries?.(parameters) ?? []);
  await Promise.allSettled([
    ...queries.map((fetchQuery) => fetchQuery(queryClient)),
    ...code.map((load) => load()),
  ]);
}
