import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import { createI18n } from '../i18n/createI18n';
import { encodeMalformedSegments } from '../lib/url/addresses';
import { keepReturnPath } from '../session/returnPath';
import { App, type MockSlots } from './App';
import type { LoadedLanguage } from './language/loadLanguage';
import { onChangedMessages } from './language/changedMessages';
import { createPageLanguage } from './language/pageLanguage';
import { markHistoryEntry } from './routing/historyEntries';
import { pathInApp, isPublic, routeAt, returnPathOf } from './routing/routeAt';
import { createRoutes } from './routes';

/**
 * Renders the app with a browser router, under the base path of the build. `onFailure` is called with an error that no
 * error boundary catches; the container is then empty.
 */
export async function renderApp(
  container: HTMLElement,
  queryClient: QueryClient,
  { locale, messages, styles, failed }: LoadedLanguage,
  onFailure: (error: unknown) => void,
  mockSlots: MockSlots | undefined,
) {
  correctAddress();
  const router = createBrowserRouter(createRoutes(queryClient), {
    basename: import.meta.env.BASE_URL,
  });
  markHistoryEntry();
  router.subscribe(markHistoryEntry);
  await initialized(router);
  const language = createPageLanguage({ i18n: createI18n(locale, messages), styles, failed });
  onChangedMessages(language.reload);
  createRoot(container, {
    onUncaughtError: onFailure,
    // `logFailure` logs the errors that the router's boundaries catch.
    onCaughtError: () => undefined,
  }).render(<App router={router} queryClient={queryClient} language={language} {...mockSlots} />);
}

/**
 * Corrects the address before the router reads it. With a path that cannot be decoded, the router would warn at every
 * navigation. With an address that is redirected, it would first load the wrong screen.
 */
function correctAddress() {
  const address = new URL(window.location.href);
  address.pathname = encodeMalformedSegments(address.pathname);
  const { route, isRedirected } = routeAt(address);
  if (isRedirected && isPublic(route)) {
    keepReturnPath(returnPathOf(pathInApp(address.pathname), address.search));
  }
  const folder = new URL(import.meta.env.BASE_URL, address);
  const { href } = isRedirected ? new URL(`.${route.path}`, folder) : address;
  if (href !== window.location.href) {
    window.history.replaceState(window.history.state, '', href);
  }
}

/** Resolves when the first screen can be rendered without waiting. */
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
