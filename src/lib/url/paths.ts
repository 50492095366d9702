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
