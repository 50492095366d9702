import { decoded } from '../../lib/url/addresses';
import { session, type Session } from '../../session/session';
import { wayBack, type WayBack } from '../../session/wayBack';
import { isOwned } from './historyEntries';
import { askedBy } from './routeAt';
import { mainRoutes, type AppRoute } from './routeTable';

/** The screens to go back to. Signing in leads to Home anyway. */
const SCREENS = new Map<AppRoute | undefined, string>([
  [mainRoutes.evaluations, 'My Evaluations'],
  [mainRoutes.allEvaluations, 'All Evaluations'],
  [mainRoutes.results, 'Results'],
  [mainRoutes.compare, 'Compare'],
  [mainRoutes.printProfiles, 'Print profiles'],
  [mainRoutes.employeeProfile, 'profile'],
  [mainRoutes.evaluation, 'evaluation'],
]);

/** A part of the router's location. */
interface Asked {
  pathname: string | undefined;
  search: string;
}

/** What a screen calls a person without a name. */
const NAMELESS = 'Employee';

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
  wayBack.keep(next && { ...next, owner: email, name: nameIn(document.title) });
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
    isOfPerson: asked === mainRoutes.employeeProfile || asked === mainRoutes.evaluation,
    employeeId: asked === mainRoutes.employeeProfile ? decoded(segments.at(-1) ?? '') : undefined,
  };
}

/** The person in a title such as "Ada Okafor's Profile · Employee Dashboard". */
function nameIn(title: string): string | undefined {
  const name = /^(.+)'s (?:Profile|Evaluation) · /.exec(title)?.[1];
  return name === NAMELESS ? undefined : name;
}
