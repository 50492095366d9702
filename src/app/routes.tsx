import type { QueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths';
import { session } from '../session/session';
import { briefly } from './briefly';
import { frame } from './frame';
import { pages } from './pages';
import { RequireSession, SignedOutOnly } from './RequireSession';
import { RouteFailure } from './RouteFailure';

/** The routes of spec section 2. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  /** The page's code is loaded when it is first visited; its data are asked for before it is drawn. */
  const page = (path: keyof typeof pages): RouteObject => ({
    path,
    lazy: async () => {
      const Page = await pages[path]();
      const { reads } = Page;
      const loader: LoaderFunction = async ({ params }) => {
        if (session.get().token !== null) await briefly(reads?.(queryClient, params) ?? []);
        return null;
      };
      // Without a loader, coming back is one drawing and not two.
      return { Component: memo(Page), ...(reads && { loader }) };
    },
  });

  return [
    {
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <></>,
      children: [
        { element: <SignedOutOnly />, children: [page(paths.login), page(paths.register)] },
        {
          element: <RequireSession />,
          children: [
            {
              lazy: async () => ({ Component: memo(await frame()) }),
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
}
