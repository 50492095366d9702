import type { RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths';
import { AppLayout } from './AppLayout';
import { RequireSession, SignedOutOnly } from './RequireSession';
import { RouteFailure } from './RouteFailure';

/** The routes of spec section 2. Each page's code is loaded when it is first visited. */
export const routes: RouteObject[] = [
  {
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <SignedOutOnly />,
        children: [
          {
            path: paths.login,
            lazy: async () => ({ Component: (await import('../pages/LoginPage')).LoginPage }),
          },
          {
            path: paths.register,
            lazy: async () => ({ Component: (await import('../pages/RegisterPage')).RegisterPage }),
          },
        ],
      },
      {
        element: <RequireSession />,
        children: [
          {
            element: <AppLayout />,
            children: [
              {
                path: paths.home,
                lazy: async () => ({ Component: (await import('../pages/HomePage')).HomePage }),
              },
              {
                path: paths.evaluations,
                lazy: async () => ({
                  Component: (await import('../pages/MyEvaluationsPage')).MyEvaluationsPage,
                }),
              },
              {
                path: paths.allEvaluations,
                lazy: async () => ({
                  Component: (await import('../pages/AllEvaluationsPage')).AllEvaluationsPage,
                }),
              },
              {
                path: paths.results,
                lazy: async () => ({
                  Component: (await import('../pages/ResultsPage')).ResultsPage,
                }),
              },
              {
                path: paths.employeeProfile,
                lazy: async () => ({
                  Component: (await import('../pages/EmployeeProfilePage')).EmployeeProfilePage,
                }),
              },
              {
                path: paths.evaluation,
                lazy: async () => ({
                  Component: (await import('../pages/EvaluationPage')).EvaluationPage,
                }),
              },
              {
                path: '*',
                lazy: async () => ({
                  Component: (await import('../pages/NotFoundPage')).NotFoundPage,
                }),
              },
            ],
          },
        ],
      },
    ],
  },
];
