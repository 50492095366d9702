import type { MessageKey } from '../../i18n/createI18n';
import { joinIds } from './addresses';

/** The path patterns (specification, Routes). The functions below build paths. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  evaluations: '/evaluations',
  allEvaluations: '/all-evaluations',
  results: '/results',
  compare: '/results/compare',
  printProfiles: '/results/print',
  employeeProfile: '/employee-profile/:id',
  evaluation: '/evaluation/:id',
} as const;

/** A screen that needs a session. */
export type MainScreen = Exclude<keyof typeof paths, 'login' | 'register'>;

/** The titles of the screens, for links that lead to them. */
export const SCREENS = {
  home: { path: paths.home, title: 'employees.title' },
  evaluations: { path: paths.evaluations, title: 'evaluations.mine' },
  allEvaluations: { path: paths.allEvaluations, title: 'shell.allEvaluations' },
  results: { path: paths.results, title: 'results.title' },
  compare: { path: paths.compare, title: 'compare.title' },
  printProfiles: { path: paths.printProfiles, title: 'profile.printTitle' },
  employeeProfile: { path: paths.employeeProfile, title: 'profile.title' },
  evaluation: { path: paths.evaluation, title: 'evaluations.evaluation' },
} as const satisfies Record<MainScreen, { path: string; title: MessageKey }>;

export type MainPath = (typeof SCREENS)[MainScreen]['path'];

/** The links of the header, in their order (specification, Header). Lists of evaluations keep the period. */
export const headerLinks = [
  { path: paths.home, text: 'shell.home', hasPeriod: false },
  { path: paths.evaluations, text: 'evaluations.mine', hasPeriod: true },
  { path: paths.allEvaluations, text: 'shell.allEvaluations', hasPeriod: true },
  { path: paths.results, text: 'results.title', hasPeriod: false },
] as const satisfies { path: MainPath; text: MessageKey; hasPeriod: boolean }[];

/** Returns the path of Home with a search. */
export const homePath = (search: string) => `${paths.home}?${new URLSearchParams({ q: search })}`;

export const employeeProfilePath = (id: string) => `/employee-profile/${encodeURIComponent(id)}`;
export const evaluationPath = (id: string) => `/evaluation/${encodeURIComponent(id)}`;

/**
 * Returns the query for the people that are selected in Results. `from` is the rest of the query of Results, for "Back
 * to results" (specification, Address).
 */
const selectedQuery = (ids: readonly string[], from: string) =>
  new URLSearchParams({ ids: joinIds(ids), ...(from !== '' && { from }) });

export const comparePath = (ids: readonly string[], from = '') =>
  `${paths.compare}?${selectedQuery(ids, from)}`;

export const printProfilesPath = (ids: readonly string[], from = '') =>
  `${paths.printProfiles}?${selectedQuery(ids, from)}`;

/** Returns the path of Results with the query `from` and these people selected. */
export function resultsPath(ids: readonly string[], from: string): string {
  const query = new URLSearchParams(from);
  if (ids.length > 0) query.set('chosen', joinIds(ids));
  return query.size > 0 ? `${paths.results}?${query}` : paths.results;
}

/**
 * Returns the `href` of a plain link to a path, under the base path of the build. `followLinks` opens it in the app.
 * Storybook has a relative base, because its folder is not known, and routers without a base.
 */
export function hrefOf(path: string): string {
  const base = import.meta.env.BASE_URL;
  return base.startsWith('/') ? base.replace(/\/$/, '') + path : path;
}
