import { idIn } from '../../lib/url/addresses';
import { session } from '../../session/session';
import { mainRoutes, openRoutes, type AppRoute, type Target } from './routeTable';

const ROUTES: AppRoute[] = [...Object.values(openRoutes), ...Object.values(mainRoutes)];

/** A part of a URL or of the router's location. */
export interface Address {
  pathname: string;
  search: string;
}

/**
 * The route that an address leads to, redirects included (decision 12), and what it says. It is worked out as the
 * router does it: the entry must know before the router's code has arrived.
 */
export function routeAt({ pathname, search }: Address): { route: AppRoute; target: Target } {
  const segments = segmentsOf(inApp(pathname));
  const route = redirected(
    ROUTES.find(({ path }) => matches(segmentsOf(path), segments)) ?? mainRoutes.notFound,
  );
  const id = idIn(pathname, { id: segments.at(-1) });
  return { route, target: { id, search: new URLSearchParams(search) } };
}

export const isOpen = (route: AppRoute) =>
  route.path === openRoutes.login.path || route.path === openRoutes.register.path;

function redirected(route: AppRoute): AppRoute {
  const isSignedIn = session.get().token !== null;
  if (isOpen(route)) return isSignedIn ? mainRoutes.home : route;
  return isSignedIn ? route : openRoutes.login;
}

/** The path inside the folder that the app was built for; undefined outside of it. */
function inApp(pathname: string): string | undefined {
  const folder = import.meta.env.BASE_URL;
  return `${pathname}/`.startsWith(folder) ? pathname.slice(folder.length - 1) : undefined;
}

const segmentsOf = (path = '/nowhere') => path.split('/').filter((segment) => segment !== '');

function matches(pattern: string[], segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, at) => part.startsWith(':') || part === segments[at]?.toLowerCase())
  );
}
