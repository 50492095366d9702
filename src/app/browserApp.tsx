import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import { createI18n } from '../i18n/createI18n';
import { encodeMalformedSegments } from '../lib/url/addresses';
import { keepWayBack } from '../session/wayBack';
import { App, type MockParts } from './App';
import type { LoadedLanguage } from './language/loadLanguage';
import { createPageLanguage } from './language/pageLanguage';
import { markEntry } from './routing/historyEntries';
import { inApp, isPublic, routeAt, wayBackTo } from './routing/routeAt';
import { createRoutes } from './routes';

/**
 * Renders the app in the folder that it was built for. The router follows the browser's address. `onFailure` is called
 * with an error that no boundary of the router catches. The container is then empty.
 */
export async function renderApp(
  container: HTMLElement,
  queryClient: QueryClient,
  { locale, messages, styles, failed }: LoadedLanguage,
  onFailure: (error: unknown) => void,
  mockParts: MockParts | undefined,
) {
  correctAddress();
  const router = createBrowserRouter(createRoutes(queryClient), {
    basename: import.meta.env.BASE_URL,
  });
  markEntry();
  router.subscribe(markEntry);
  await initialized(router);
  createRoot(container, {
    onUncaughtError: onFailure,
    // `logFailure` logs what the boundaries of the router catch.
    onCaughtError: () => undefined,
  }).render(
    <App
      router={router}
      queryClient={queryClient}
      language={createPageLanguage({ i18n: createI18n(locale, messages), styles, failed })}
      {...mockParts}
    />,
  );
}

/**
 * Corrects the address before the router starts with it. The router would warn at every navigation of a path that
 * cannot be decoded. It would first load the screen of an address that is redirected.
 */
function correctAddress() {
  const address = new URL(window.location.href);
  address.pathname = encodeMalformedSegments(address.pathname);
  const { route, isRedirected } = routeAt(address);
  if (isRedirected && isPublic(route)) {
    keepWayBack(wayBackTo(inApp(address.pathname), address.search));
  }
  const folder = new URL(import.meta.env.BASE_URL, address);
  const { href } = isRedirected ? new URL(`.${route.path}`, folder) : address;
  if (href !== window.location.href) {
    window.history.replaceState(window.history.state, '', href);
  }
}

/** Resolves when the first screen can be rendered at once. */
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
