import { idIn } from '../../lib/url/addresses';
import { session } from '../../session/session';
import { mainRoutes, publicRoutes, type AppRoute, type RouteParameters } from './routeTable';

const ROUTES: AppRoute[] = [...Object.values(publicRoutes), ...Object.values(mainRoutes)];

/** Path and query, of a URL or of the router's location. */
export type Address = Pick<URL, 'pathname' | 'search'>;

/**
 * Returns the route of an address after redirects (specification, Routes), with its parameters. It matches paths like
 * the router, because the entry uses it before the router's code is loaded. It does not redirect unknown paths, which
 * the router does.
 */
export function routeAt({ pathname, search }: Address) {
  const { matched, segments } = matchRoute(pathInApp(pathname));
  const route = redirected(matched ?? mainRoutes.notFound);
  const id = idIn(pathname, { id: segments.at(-1) });
  const parameters: RouteParameters = { id, search: new URLSearchParams(search) };
  return { route, parameters, isRedirected: matched !== undefined && route !== matched };
}

/** Returns the route of a path inside the app, before redirects, and the segments of the path. */
function matchRoute(path: string | undefined) {
  const segments = segmentsOf(path);
  const matched = ROUTES.find((route) => matches(segmentsOf(route.path), segments));
  return { matched, segments };
}

/** Returns the address to offer after signing in. Undefined for Home, for public routes and for unknown paths. */
export function returnPathOf(pathname: string | undefined, search: string): string | undefined {
  const { matched, segments } = matchRoute(pathname);
  if (matched === undefined || matched === mainRoutes.home || isPublic(matched)) return undefined;
  // The path is built from its segments, because an address that starts with two slashes would lead to another site.
  return `/${segments.join('/')}${search}`;
}

/** Whether the route is for signed-out users. */
export const isPublic = (route: AppRoute) => Object.values<AppRoute>(publicRoutes).includes(route);

function redirected(route: AppRoute): AppRoute {
  const isSignedIn = session.get().token !== null;
  if (isPublic(route)) return isSignedIn ? mainRoutes.home : route;
  return isSignedIn ? route : publicRoutes.login;
}

/** Returns the path without the base path of the build. Undefined if it is outside of the base path. */
export function pathInApp(pathname: string): string | undefined {
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
