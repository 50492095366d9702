import { matchPath, parsePath } from 'react-router-dom';

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

/** The links of the header, in their order (specification, Header). The evaluations keep the period of the last screen. */
export const headerLinks = [
  { path: paths.home, title: 'employees.title', text: 'shell.home', hasPeriod: false },
  { path: paths.evaluations, title: 'evaluations.mine', text: 'evaluations.mine', hasPeriod: true },
  {
    path: paths.allEvaluations,
    title: 'shell.allEvaluations',
    text: 'shell.allEvaluations',
    hasPeriod: true,
  },
  { path: paths.results, title: 'results.title', text: 'results.title', hasPeriod: false },
] as const;

/** The screens with their titles, for links that lead to them from other places. */
const SCREENS = [
  ...headerLinks,
  { path: paths.compare, title: 'compare.title' },
  { path: paths.printProfiles, title: 'profile.printTitle' },
  { path: paths.employeeProfile, title: 'profile.title' },
  { path: paths.evaluation, title: 'evaluations.one' },
] as const;

export type ScreenPath = (typeof SCREENS)[number]['path'];

/** Returns the key of the title of the screen at an address. */
export const screenTitle = (address: string) =>
  SCREENS.find(({ path }) => matchPath(path, parsePath(address).pathname ?? ''))?.title;

/** Returns the path of Home with a search. */
export const homePath = (search: string) => `${paths.home}?${new URLSearchParams({ q: search })}`;

export const employeeProfilePath = (id: string) => `/employee-profile/${encodeURIComponent(id)}`;
export const evaluationPath = (id: string) => `/evaluation/${encodeURIComponent(id)}`;

/**
 * Returns the query for the people that are selected in Results. `from` is the rest of the query of Results, for "Back
 * to results" (specification, Address).
 */
const selectedQuery = (ids: readonly string[], from: string) =>
  new URLSearchParams({ ids: ids.map(encodeURIComponent).join(','), ...(from !== '' && { from }) });

export const comparePath = (ids: readonly string[], from = '') =>
  `${paths.compare}?${selectedQuery(ids, from)}`;

export const printProfilesPath = (ids: readonly string[], from = '') =>
  `${paths.printProfiles}?${selectedQuery(ids, from)}`;

/** Returns the path of Results with the query `from` and these people selected. */
export function resultsPath(ids: readonly string[], from: string): string {
  const query = new URLSearchParams(from);
  if (ids.length > 0) query.set('chosen', ids.map(encodeURIComponent).join(','));
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
