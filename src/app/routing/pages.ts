import { paths } from '../../lib/url/paths';
import type { Page } from '../../pages/reads';

type Path = (typeof paths)[keyof typeof paths] | '*';

/** The code of each page. */
export const pages: Record<Path, () => Promise<Page>> = {
  [paths.home]: async () => (await import('../../pages/HomePage')).HomePage,
  [paths.login]: async () => (await import('../../pages/LoginPage')).LoginPage,
  [paths.register]: async () => (await import('../../pages/RegisterPage')).RegisterPage,
  [paths.evaluations]: async () =>
    (await import('../../pages/MyEvaluationsPage')).MyEvaluationsPage,
  [paths.allEvaluations]: async () =>
    (await import('../../pages/AllEvaluationsPage')).AllEvaluationsPage,
  [paths.results]: async () => (await import('../../pages/ResultsPage')).ResultsPage,
  [paths.employeeProfile]: async () =>
    (await import('../../pages/EmployeeProfilePage')).EmployeeProfilePage,
  [paths.evaluation]: async () => (await import('../../pages/EvaluationPage')).EvaluationPage,
  '*': async () => (await import('../../pages/NotFoundPage')).NotFoundPage,
};
