import { setupWorker } from 'msw/browser';
import { STORAGE_KEYS } from '../../src/domain/constants';
import { isScenario, SCENARIOS, type Scenario } from '../scenarios';
import { CHANGES_KEY } from '../db/snapshot';
import { createMock } from '../server/createMock';

const SCENARIO_KEY = 'mock-scenario';
const PARAMETER = 'mock';

/**
 * Starts the mock in this page. `?mock=NAME` in the address selects the scenario of the tab, until
 * another is selected. `?mock=reset` restores the seed and signs out. Where the worker cannot start, the promise
 * rejects with a message for the user.
 */
export async function startMock(address: Location | URL = window.location): Promise<void> {
  const storage = openStorage(() => window.sessionStorage);
  const scenario = chooseScenario(new URL(address.href), storage);
  const { handlers } = createMock({ scenario, latency: 'real', storage });

  // It is missing in an insecure context, although its type says otherwise.
  if (!('serviceWorker' in navigator)) {
    throw new Error(explain('this browser offers no service worker here'));
  }
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  try {
    // The worker unregisters itself when its last page closes. Registering again keeps it during a reload.
    if (navigator.serviceWorker.controller) await navigator.serviceWorker.register(url);
    await setupWorker(...handlers).start({
      serviceWorker: { url },
      onUnhandledRequest: 'bypass',
      quiet: true,
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(explain(`its service worker failed to start (${reason})`), { cause });
  }
  // eslint-disable-next-line no-console -- the developer must know that the responses are mocked
  console.info(
    `[mock] Scenario "${scenario}". Change it with ?mock=${SCENARIOS.join('|')}, ` +
      'start over with ?mock=reset.',
  );
}

/** Reads the parameter and removes it from the address, so that a reload does not reset again. */
function chooseScenario(url: URL, storage: Storage | undefined): Scenario {
  const stored = storage?.getItem(SCENARIO_KEY);
  const current = isScenario(stored) ? stored : 'default';
  const requested = url.searchParams.get(PARAMETER);
  if (requested === null) return current;

  url.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', url.href);
  if (requested === 'reset') {
    reset(storage);
    return 'default';
  }
  if (!isScenario(requested)) {
    console.warn(
      `[mock] There is no scenario "${requested}"; it stays "${current}". ` +
        `There are: ${SCENARIOS.join(', ')}, and reset to start over.`,
    );
    return current;
  }
  try {
    storage?.setItem(SCENARIO_KEY, requested);
  } catch {
    // Full: the scenario is lost with the next reload.
  }
  return requested;
}

function reset(tabStorage: Storage | undefined) {
  tabStorage?.removeItem(SCENARIO_KEY);
  tabStorage?.removeItem(CHANGES_KEY);
  const sessionStore = openStorage(() => window.localStorage);
  Object.values(STORAGE_KEYS).forEach((key) => sessionStore?.removeItem(key));
  // The app may have read them already, and follows this event.
  window.dispatchEvent(new StorageEvent('storage'));
}

/** Undefined where the browser blocks it. */
function openStorage(open: () => Storage): Storage | undefined {
  try {
    const storage = open();
    storage.getItem(SCENARIO_KEY);
    return storage;
  } catch {
    return undefined;
  }
}

function explain(problem: string): string {
  return (
    `The mock backend could not start: ${problem}. Open the page through http://localhost or https, ` +
    'and not in a private window, or set VITE_API_BASE_URL in .env.local to use a real API.'
  );
}
