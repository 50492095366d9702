import { apiBaseUrl } from './api/http/baseUrl';
import { warnOfBreaches } from './api/http/breaches';
import { getClient } from './api/http/client';
import type { MockParts } from './app/App';
import { loadFirstLanguage } from './app/language/loadLanguage';
import { prefetch } from './app/prefetch/prefetch';
import { createQueryClient } from './app/queryClient';
import { guardHistory } from './app/routing/historyEntries';
import { warmUpFormats } from './i18n/formats';
import { failures } from './lib/code/failures';
import { reloadReplacedBuild } from './lib/code/replacedBuild';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

start(root).catch((error: unknown) => {
  fail(root, error, error instanceof Error ? error.message : String(error));
});

/**
 * Everything that happens at the start, in this order. `app/browserApp.tsx` renders the app, with the providers of
 * `app/App.tsx`.
 */
async function start(container: HTMLElement) {
  // A wrong address of the API is told here. A call would tell it as a failed request.
  apiBaseUrl(document);
  startReport();
  if (import.meta.env.DEV) warnOfBreaches(getClient(), import('../contract/compiledChecks'));
  reloadReplacedBuild();
  const app = import('./app/browserApp');
  const loading = loadLanguage();
  // The mock has to be there before the first call.
  const mockParts = await startMock();
  const queryClient = createQueryClient();
  guardHistory();
  // Fetches the data and the code of the first screen while the code of the app is on its way.
  void prefetch(queryClient, window.location);
  const language = await loading;
  // This takes tens of milliseconds, while there is nothing else to do.
  warmUpFormats(language.locale);
  const { renderApp } = await app;
  await renderApp(
    container,
    queryClient,
    language,
    (error) => {
      // Without an argument, a message is its text.
      fail(container, error, language.messages.components.wentWrong);
    },
    mockParts,
  );
}

/** Loads the language of the page. In development and in the demo, `?lang=en-XA` marks every text of the product. */
async function loadLanguage() {
  if (import.meta.env.MODE === 'demo' || import.meta.env.DEV) {
    const asked = new URLSearchParams(window.location.search).get('lang');
    if (asked === 'en-XA') return (await import('./i18n/pseudo')).createPseudo();
  }
  return loadFirstLanguage();
}

/**
 * Starts the mock in a development server without an API, and in the demo. Returns what it shows. The build knows
 * the condition as a constant, and leaves the mock out of every other build.
 */
async function startMock(): Promise<MockParts | undefined> {
  if (
    import.meta.env.MODE === 'demo' ||
    (import.meta.env.DEV && !import.meta.env.VITE_API_BASE_URL)
  ) {
    const mock = await import('../mocks/runtimes/browser/browser');
    const { mockOverlay, demoAccounts } = await import('../tools/mock-workbench/mockOverlay');
    return { overlay: mockOverlay(await mock.startMock()), belowSignIn: demoAccounts };
  }
  return undefined;
}

/** Where a deployment names an address, uncaught errors and Web Vitals are sent there. The page works without it. */
function startReport() {
  const address = document.querySelector<HTMLMetaElement>('meta[name="report-address"]')?.content;
  if (!address) return;
  import('./app/report')
    .then((report) => {
      report.startReport(address);
    })
    // A deployment has replaced the code, or the browser is offline.
    .catch(() => undefined);
}

/** Shows a failure without the app. */
function fail(container: HTMLElement, error: unknown, text: string) {
  console.error(error);
  failures.onFailure?.(error);
  container.textContent = text;
  container.style.cssText = 'margin: 4rem auto; max-width: 80vw; font: 1rem/1.6 system-ui';
}
