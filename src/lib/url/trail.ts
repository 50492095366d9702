import { parsePath, useLocation, type DataRouter, type Location, type To } from 'react-router-dom';
import { isRecord } from '../../domain/isRecord';
import { paths } from './paths';

/** How many screens are remembered. The links between profiles and evaluations have no end. */
const MAX_LENGTH = 8;

/** The addresses of the screens through which the user came to a history entry with this state. */
function trailIn(state: unknown): readonly string[] {
  const trail = isRecord(state) ? state['trail'] : undefined;
  return Array.isArray(trail) ? trail.filter((one) => typeof one === 'string') : [];
}

/** The address that the user came from, with its query. Undefined for a link from elsewhere, or a typed address. */
export const useOrigin = (): string | undefined => trailIn(useLocation().state).at(-1);

/** Whether nobody is signed in here: the next user must not get the addresses of the former. */
const isPublic = (pathname: string) => pathname === paths.login || pathname === paths.register;

/**
 * The trail of the screen at `pathname`. A screen that is in the trail already ends it there, so that a way back leads on
 * to the screen before.
 * @param from The screen that has the link.
 */
export function trailTo(
  from: Pick<Location, 'pathname' | 'search' | 'state'>,
  pathname: string,
  isReplaced = false,
): readonly string[] {
  const before = trailIn(from.state);
  if (pathname === from.pathname) return before;
  if (isPublic(from.pathname) || isPublic(pathname)) return [];
  const trail = isReplaced ? before : [...before, from.pathname + from.search];
  const known = trail.findIndex((address) => parsePath(address).pathname === pathname);
  return trail.slice(0, known === -1 ? undefined : known).slice(-MAX_LENGTH);
}

/** `router.navigate`, which keeps the trail in the state of each history entry, unless a state is given. */
export function navigateWithTrail(router: DataRouter): DataRouter['navigate'] {
  type Options = Parameters<DataRouter['navigate']>[1];
  return (to: number | To | null, options?: Options) => {
    if (typeof to === 'number') return router.navigate(to);
    if (options?.state !== undefined) return router.navigate(to, options);
    const { location } = router.state;
    const from = { ...location, pathname: pathInApp(location.pathname, router.basename) };
    const { pathname = from.pathname } = (typeof to === 'string' ? parsePath(to) : to) ?? {};
    const trail = trailTo(from, pathname, options?.replace);
    return router.navigate(to, { ...options, state: trail.length > 0 ? { trail } : null });
  };
}

/** Without the base path of the build, which the router adds to each link. */
export const pathInApp = (pathname: string, basename = '/') =>
  basename === '/' ? pathname : pathname.slice(basename.replace(/\/$/, '').length) || '/';
