import type { QueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths';
import { startReads } from '../pages/reads';
import { frame } from './frame';
import { pages } from './pages';
import { RequireSession, SignedOutOnly } from './RequireSession';
import { RouteFailure } from './RouteFailure';

/** Milliseconds that a screen waits for its data: what comes at once is drawn at once, without bars before. */
const GRACE = 50;

/** The routes of spec section 2. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  /** The page's code is loaded when it is first visited, and its data are asked for meanwhile. */
  const page = (path: keyof typeof pages): RouteObject => ({
    path,
    lazy: async () => ({ Component: memo(await pages[path]()) }),
    loader: async ({ params }) => {
      const reading = startReads(path, queryClient, params);
      await Promise.race([Promise.allSettled(reading), pause(GRACE)]);
      return null;
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

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
