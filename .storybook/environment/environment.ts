import { install } from '@sinonjs/fake-timers';
import { setupWorker } from 'msw/browser';
import { REFERENCE_DATE } from '../../mocks/seed/random';
import { createMock } from '../../mocks/server/createMock';
import { session } from '../../src/session/session';
import { signInAs } from '../../test/signInAs';
import { LATENCIES, type Choices } from '../toolbars/toolbars';
import { chooseColorScheme } from './colorScheme';

/**
 * The environment of a story: a new mock network, session, clock and storage. A page has only one environment, because
 * the session is a module of the app. A docs page shows each story in a frame with its own environment.
 */
const worker = setupWorker();
let environment: Environment | undefined;

/** Starts the service worker of the mock. */
export async function startWorker() {
  await worker.start({
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).href },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}

interface Settings extends Choices {
  storyId: string;
  /** Whether nobody is signed in. */
  signedOut: boolean;
}

/**
 * Prepares the environment. An environment with the same settings is kept: Storybook renders a story again when an
 * argument or the theme changes. Returns a function that restores the clock.
 */
export function prepareEnvironment(settings: Settings) {
  const { storyId, signedOut, theme, role, scenario, latency } = settings;
  const key = [storyId, signedOut, role, scenario, latency].join();
  if (environment?.key !== key) {
    environment?.restore();
    localStorage.clear();
    sessionStorage.clear();
    worker.resetHandlers(...createMock({ scenario, latency: LATENCIES[latency] }).handlers);
    // Aborts the requests of the previous story.
    session.signOut();
    if (!signedOut) signInAs(role === 'none' ? null : role);
    environment = createEnvironment(key);
  }
  if (theme !== 'both') chooseColorScheme(theme);
  return environment.restore;
}

interface Environment {
  key: string;
  number: number;
  /** Restores the clock. The next environment replaces everything else. */
  restore: () => void;
}

function createEnvironment(key: string): Environment {
  const clock = install({ now: REFERENCE_DATE, toFake: ['Date'] });
  const created: Environment = {
    key,
    number: (environment?.number ?? 0) + 1,
    restore() {
      clock.uninstall();
      created.key = '';
    },
  };
  return created;
}

/** The number of the environment, used as a key: React must not keep state from another environment. */
export const environmentNumber = () => environment?.number ?? 0;
