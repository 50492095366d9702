import type { QueryClient } from '@tanstack/react-query';
import { isPublic, routeAt, type Address } from '../routing/routeAt';
import { loadLayout } from '../routing/routeTable';

/** Fetches the code and the data of the screen that an address leads to. The screen itself shows what fails. */
export async function prefetch(queryClient: QueryClient, address: Address) {
  const { route, target } = routeAt(address);
  const code = isPublic(route) ? [route.load] : [loadLayout, route.load];
  const queries = route.queries?.(target) ?? [];
  await Promise.allSettled([
    ...queries.map((fetchQuery) => fetchQuery(queryClient)),
    ...code.map((load) => load()),
  ]);
}
