import Container from '@mui/material/Container';
import type { QueryClient } from '@tanstack/react-query';
import { memo, type ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { FirstScreen } from '../../components/page/FirstScreen';
import { idIn } from '../../lib/url/addresses';
import { lazily } from '../../lib/code/lazily';
import { paths } from '../../lib/url/paths';
import { session } from '../../session/session';
import { briefly } from '../prefetch/briefly';
import { frame } from './frame';
import { pages } from './pages';
import { RequireSession, SignedOutOnly } from './RequireSession';
import { RouteFailure } from './RouteFailure';

/** A screen that fails leaves the header; what fails around it, or has none, takes the whole page. */
const screenFailure = <RouteFailure />;
const appFailure = <Container component="main">{screenFailure}</Container>;

/** The routes of spec section 2. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  /** The page's code is loaded when it is first visited; its data are asked for before it is drawn. */
  const page = (path: keyof typeof pages): RouteObject => ({
    path,
    lazy: orLater(pages[path], (Page) => {
      const { reads } = Page;
      const loader: LoaderFunction = async ({ request, params }) => {
        const id = idIn(new URL(request.url).pathname, params);
        if (session.get().token !== null) await briefly(reads?.(queryClient, id) ?? []);
        return null;
      };
      // Without a loader, coming back is one drawing and not two.
      return { Component: memo(Page), ...(reads && { loader }) };
    }),
  });

  return [
    {
      element: <FirstScreen />,
      errorElement: appFailure,
      hydrateFallbackElement: <></>,
      children: [
        { element: <SignedOutOnly />, children: [page(paths.login), page(paths.register)] },
        {
          element: <RequireSession />,
          children: [
            {
              lazy: orLater(frame, (Frame) => ({ Component: memo(Frame) })),
              children: [
                {
                  errorElement: screenFailure,
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
      ],
    },
  ];
}

/**
 * Loads a part of the app for the router, which never forgets a failure: code that cannot be had is asked for
 * again when the part is drawn.
 */
function orLater<Part extends ComponentType>(
  load: () => Promise<Part>,
  route: (part: Part) => { Component: ComponentType; loader?: LoaderFunction },
) {
  return () => load().then(route, () => ({ Component: lazily(load) }));
}
