/** The path patterns (specification, Routes). The functions below build links. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  evaluations: '/evaluations',
  allEvaluations: '/all-evaluations',
  results: '/results',
  compare: '/results/compare',
  employeeProfile: '/employee-profile/:id',
  evaluation: '/evaluation/:id',
} as const;

export const employeeProfilePath = (id: string) => `/employee-profile/${encodeURIComponent(id)}`;
export const evaluationPath = (id: string) => `/evaluation/${encodeURIComponent(id)}`;

export const comparePath = (ids: readonly string[]) =>
  `${paths.compare}?${new URLSearchParams({ ids: ids.map(encodeURIComponent).join(',') })}`;
