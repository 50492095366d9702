import type { RunningMock } from '../runMock';
import type { MockConfig } from '../../config/mockConfig';
import { parseMockConfig } from '../../config/readMockConfig';

/** The key in the session storage of the tab. */
const KEY = 'mock-config';

/** Milliseconds until a change is stored. `pagehide` is not enough, because a tab can be killed. */
const DELAY = 500;

/** Reads the stored config of the tab. Undefined if there is none, or if it is invalid. */
export function readTabConfig(): MockConfig | undefined {
  const text = openStorage()?.getItem(KEY) ?? null;
  if (text === null) return undefined;
  const { config, problems } = parseMockConfig(text);
  if (problems) {
    console.warn(
      `[mock] The stored config of this tab is broken, so the mock ignores it. ${problems.join('. ')}.`,
    );
  }
  return config;
}

/** Stores the config after changes and on `pagehide`. Returns a function that stores it at once. */
export function persistTabConfig({ toConfig, remainingRules, subscribe }: RunningMock) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stored: string | undefined;

  function store() {
    clearTimeout(timer);
    timer = undefined;
    const text = JSON.stringify({ ...toConfig(), rules: remainingRules() });
    if (text === stored) return;
    stored = text;
    try {
      openStorage()?.setItem(KEY, text);
    } catch (cause) {
      // Otherwise a reload would restore an outdated config.
      openStorage()?.removeItem(KEY);
      console.warn('[mock] There is no room to store the config; a reload will lose it.', cause);
    }
  }

  subscribe(() => {
    timer ??= setTimeout(store, DELAY);
  });
  window.addEventListener('pagehide', store);
  store();
  return store;
}

/** Returns the storage. Undefined if the browser blocks it. */
function openStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
