import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import { employeeQueries } from '../features/employees/queries';
import { mendPath } from '../lib/url/addresses';
import { paths } from '../lib/url/paths';
import { session } from '../session/session';
import { App } from './App';
import { briefly } from './prefetch/briefly';
import { createQueryClient } from './queryClient';
import { createRoutes } from './routing/routes';

/**
 * Draws the app under the browser's own address bar, in the folder that it was built for. What breaks outside
 * the router takes everything with it, and is told to `onFailure`.
 */
export async function renderApp(container: HTMLElement, onFailure: (error: unknown) => void) {
  mendAddress();
  const queryClient = createQueryClient();
  const router = createBrowserRouter(createRoutes(queryClient), {
    basename: import.meta.env.BASE_URL,
  });
  const { role } = session.get();
  const isHome = router.state.matches.at(-1)?.route.path === paths.home;
  // The entry has sent for them, so that they are there or nearly.
  if (isHome && role !== null) {
    await briefly([queryClient.query(employeeQueries.list())]);
  }
  await initialized(router);
  createRoot(container, {
    onUncaughtError: onFailure,
    // The router tells of what it catches.
    onCaughtError: () => undefined,
  }).render(<App router={router} queryClient={queryClient} />);
}

/** What cannot be decoded the router would warn of, again and again, and then take as it stands. */
function mendAddress() {
  const address = new URL(window.location.href);
  address.pathname = mendPath(address.pathname);
  if (address.href !== window.location.href) {
    window.history.replaceState(window.history.state, '', address);
  }
}

/** Resolves when the first screen can be drawn in one go. */
async function initialized(router: DataRouter) {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
