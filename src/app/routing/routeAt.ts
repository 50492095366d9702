import { idIn } from '../../lib/url/addresses';
import { session } from '../../session/session';
import { mainRoutes, publicRoutes, type AppRoute, type Target } from './routeTable';

const ROUTES: AppRoute[] = [...Object.values(publicRoutes), ...Object.values(mainRoutes)];

/** A part of a URL or of the router's location. */
export type Address = Pick<URL, 'pathname' | 'search'>;

/**
 * The route that an address leads to, redirects included (specification, Routes), and what the address says. Matches
 * paths as the router does, for the entry: the router's code arrives later. Redirects of unknown paths are left to the
 * router.
 */
export function routeAt({ pathname, search }: Address) {
  const { asked, segments } = matchRoute(inApp(pathname));
  const route = redirected(asked ?? mainRoutes.notFound);
  const id = idIn(pathname, { id: segments.at(-1) });
  const target: Target = { id, search: new URLSearchParams(search) };
  return { route, target, isRedirected: asked !== undefined && route !== asked };
}

/** The route of a path inside the app, redirects apart, and the segments of the path. */
function matchRoute(path: string | undefined) {
  const segments = segmentsOf(path);
  const asked = ROUTES.find((route) => matches(segmentsOf(route.path), segments));
  return { asked, segments };
}

/** The address to go back to after signing in; undefined where it leads to Home, or to none of the screens. */
export function wayBackTo(pathname: string | undefined, search: string): string | undefined {
  const { asked, segments } = matchRoute(pathname);
  if (asked === undefined || asked === mainRoutes.home || isPublic(asked)) return undefined;
  // Put together anew: an address that begins with two slashes would lead to another site.
  return `/${segments.join('/')}${search}`;
}

/** Whether the route is for signed-out users. */
export const isPublic = (route: AppRoute) => Object.values<AppRoute>(publicRoutes).includes(route);

function redirected(route: AppRoute): AppRoute {
  const isSignedIn = session.get().token !== null;
  if (isPublic(route)) return isSignedIn ? mainRoutes.home : route;
  return isSignedIn ? route : publicRoutes.login;
}

/** The path inside the folder that the app was built for; undefined outside of it. */
export function inApp(pathname: string): string | undefined {
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
