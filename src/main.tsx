import { apiBaseUrl } from './api/http/baseUrl';
import { warnOfViolations } from './api/http/contractViolations';
import { getClient } from './api/http/client';
import type { MockSlots } from './app/App';
import { selectedLanguage } from './app/language/selectedLanguage';
import { loadFirstLanguage } from './app/language/loadLanguage';
import { prefetch } from './app/prefetch/prefetch';
import { createQueryClient } from './app/queryClient';
import { guardHistory } from './app/routing/historyEntries';
import { isLanguage } from './i18n/languages';
import { failures } from './lib/code/failures';
import { reloadReplacedBuild } from './lib/code/replacedBuild';

/** The modes of MUI, and the key under which MUI stores the selected one. */
const MODES = ['light', 'dark', 'system'];
const MUI_MODE_KEY = 'mui-mode';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// In an old browser, the page already shows a message (vite/oldBrowsers.ts).
if (root.textContent === '') {
  start(root).catch((error: unknown) => {
    fail(root, error, error instanceof Error ? error.message : String(error));
  });
}

/**
 * Starts the page. `app/browserApp.tsx` renders the app, with the providers of `app/App.tsx`.
 */
async function start(container: HTMLElement) {
  // Throws if the address of the API is invalid. Otherwise each call would fail as a network error.
  apiBaseUrl(document);
  startReport();
  if (import.meta.env.DEV) warnOfViolations(getClient(), import('../contract/compiledChecks'));
  reloadReplacedBuild();
  const app = import('./app/browserApp');
  const loading = loadLanguage();
  // The mock must be ready before the first call.
  const mockSlots = await loadMock();
  const queryClient = createQueryClient();
  guardHistory();
  // The code and the data of the first screen load in parallel with the code of the app.
  void prefetch(queryClient, window.location);
  const language = await loading;
  const { renderApp } = await app;
  await renderApp(
    container,
    queryClient,
    language,
    (error) => {
      // A compiled message without arguments is a plain string.
      fail(container, error, language.messages.components.wentWrong);
    },
    mockSlots,
  );
}

/** Loads the language of the page. In development and in the demo, `?lang=en-XA` selects the pseudo-locale. */
async function loadLanguage() {
  if (import.meta.env.MODE === 'demo' || import.meta.env.DEV) {
    const address = new URL(window.location.href);
    takeChoices(address);
    if (address.searchParams.get('lang') === 'en-XA') {
      return (await import('./i18n/pseudo')).createPseudo();
    }
  }
  return loadFirstLanguage();
}

/**
 * Selects the language and the theme of an address such as `?lang=ar&theme=dark`, like the account menu, and removes
 * both from it. The pseudo-locale stays in it, because nothing stores it.
 */
function takeChoices(address: URL) {
  const lang = address.searchParams.get('lang') ?? '';
  const theme = address.searchParams.get('theme') ?? '';
  if (isLanguage(lang)) {
    selectedLanguage.set(lang);
    address.searchParams.delete('lang');
  }
  if (MODES.includes(theme)) {
    try {
      window.localStorage.setItem(MUI_MODE_KEY, theme);
    } catch {
      // The browser blocks its storage, so the theme is that of the system.
    }
    address.searchParams.delete('theme');
  }
  window.history.replaceState(window.history.state, '', address.href);
}

/**
 * Starts the mock in the demo, and on a development server without an API. In every other build the condition is a
 * constant `false`, so the bundler removes the mock.
 */
async function loadMock(): Promise<MockSlots | undefined> {
  if (
    import.meta.env.MODE === 'demo' ||
    (import.meta.env.DEV && !import.meta.env.VITE_API_BASE_URL)
  ) {
    const mock = await import('../mocks/runtimes/browser/browser');
    const { mockOverlay, demoAccounts } = await import('../tools/mock-workbench/mockOverlay');
    return { overlay: mockOverlay(await mock.startMock()), signInFooter: demoAccounts };
  }
  return undefined;
}

/** Reports uncaught errors and Web Vitals to the address that the deployment sets, if it sets one. */
function startReport() {
  const address = document.querySelector<HTMLMetaElement>('meta[name="report-address"]')?.content;
  if (!address) return;
  import('./app/report')
    .then((report) => {
      report.startReport(address);
    })
    // The browser is offline, or a new deployment has replaced the code. The page works without reports.
    .catch(() => undefined);
}

/** Shows an error message in place of the app. */
function fail(container: HTMLElement, error: unknown, text: string) {
  console.error(error);
  failures.onFailure?.(error);
  container.textContent = text;
  container.style.cssText = 'margin: 4rem auto; max-width: 80vw; font: 1rem/1.6 system-ui';
}
