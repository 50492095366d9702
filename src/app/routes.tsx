import type { RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths';
import { AppLayout } from './AppLayout';
import { pages } from './pages';
import { RequireSession, SignedOutOnly } from './RequireSession';
import { RouteFailure } from './RouteFailure';

/** The page's code is loaded when it is first visited. */
const page = (path: keyof typeof pages): RouteObject => ({
  path,
  lazy: async () => ({ Component: await pages[path]() }),
});

/** The routes of spec section 2. */
export const routes: RouteObject[] = [
  {
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <></>,
    children: [
      { element: <SignedOutOnly />, children: [page(paths.login), page(paths.register)] },
      {
        element: <RequireSession />,
        children: [
          {
            element: <AppLayout />,
            children: [
              page(paths.home),
              page(paths.evaluations),
              page(paths.allEvaluations),
              page(paths.results),
              page(paths.employeeProfile),
              page(paths.evaluation),
              page('*'),
            ],
          },
        ],
      },
    ],
  },
];
