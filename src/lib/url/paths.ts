/** The path patterns of spec section 2. The functions below build links. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  evaluations: '/evaluations',
  allEvaluations: '/all-evaluations',
  results: '/results',
  employeeProfile: '/employee-profile/:id',
  evaluation: '/evaluation/:id',
} as const;

export const employeeProfilePath = (id: string) => `/employee-profile/${encodeURIComponent(id)}`;
export const evaluationPath = (id: string) => `/evaluation/${encodeURIComponent(id)}`;
