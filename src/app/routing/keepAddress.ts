import { shownPerson } from '../../components/page/shownPerson';
import { decoded } from '../../lib/url/addresses';
import { session, type Session } from '../../session/session';
import { wayBack, type WayBack, type WayBackScreen } from '../../session/wayBack';
import { isOwned } from './historyEntries';
import { askedBy } from './routeAt';
import { mainRoutes, type AppRoute } from './routeTable';

/** The screens to go back to. Signing in leads to Home anyway. */
const SCREENS = new Map<AppRoute | undefined, WayBackScreen>([
  [mainRoutes.evaluations, 'evaluations'],
  [mainRoutes.allEvaluations, 'allEvaluations'],
  [mainRoutes.results, 'results'],
  [mainRoutes.compare, 'compare'],
  [mainRoutes.printProfiles, 'printProfiles'],
  [mainRoutes.employeeProfile, 'profile'],
  [mainRoutes.evaluation, 'evaluation'],
]);

/** A part of the router's location. */
interface Asked {
  pathname: string | undefined;
  search: string;
}

/** Keeps the address of a link that was opened while nobody was signed in. */
export function keepAsked({ pathname, search }: Asked) {
  // What the user of an expired session has typed is not for whoever signs in.
  const next = leadTo({ pathname, search: isOwned() ? '' : search });
  if (next) wayBack.keep(next);
}

/** Keeps the address that a user had to leave when the session expired. Without an e-mail nobody would get it. */
export function keepLeft(address: Asked, { email }: Session) {
  const hasExpired = session.getId() !== null;
  const next = hasExpired && email !== undefined ? leadTo(address) : undefined;
  wayBack.keep(next && { ...next, owner: email, name: shownPerson.name });
}

/** Undefined where the address leads to none of the screens. */
function leadTo({ pathname, search }: Asked): WayBack | undefined {
  const { asked, segments } = askedBy(pathname);
  const screen = SCREENS.get(asked);
  if (screen === undefined) return undefined;
  return {
    // Put together anew: an address that begins with two slashes would lead to another site.
    to: `/${segments.join('/')}${search}`,
    screen,
    employeeId: asked === mainRoutes.employeeProfile ? decoded(segments.at(-1) ?? '') : undefined,
  };
}
