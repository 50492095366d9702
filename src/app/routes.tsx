import type { QueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths';
import type { Reads } from '../pages/reads';
import { session } from '../session/session';
import { frame } from './frame';
import { pages } from './pages';
import { RequireSession, SignedOutOnly } from './RequireSession';
import { RouteFailure } from './RouteFailure';

/** Milliseconds that a screen waits for its data: what comes at once is drawn at once, without bars before. */
const GRACE = 50;

/** The routes of spec section 2. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  /** The page's code is loaded when it is first visited; its data are asked for before it is drawn. */
  const page = (path: keyof typeof pages): RouteObject => ({
    path,
    lazy: async () => {
      const Page = await pages[path]();
      const { reads } = Page;
      return {
        Component: memo(Page),
        loader: reads && (({ params }) => briefly(reads, queryClient, params)),
      };
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

async function briefly(reads: Reads, queryClient: QueryClient, params: Params) {
  const isSignedIn = session.get().token !== null;
  const reading = isSignedIn ? reads(queryClient, params) : [];
  const pause = new Promise((resolve) => setTimeout(resolve, GRACE));
  await Promise.race([Promise.allSettled(reading), pause]);
  return null;
}
