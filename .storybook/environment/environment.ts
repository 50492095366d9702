import { install } from '@sinonjs/fake-timers';
import { setupWorker } from 'msw/browser';
import { REFERENCE_DATE } from '../../mocks/seed/random';
import { createMock } from '../../mocks/server/createMock';
import { session } from '../../src/session/session';
import { signInAs } from '../../test/signInAs';
import { LATENCIES, type Choices } from '../toolbars/toolbars';
import { chooseColorScheme } from './colorScheme';

/**
 * What surrounds a story: the mock network, the session, the clock and the frame's storage, all fresh. The
 * app's own module holds one session for the page, so a page has one environment; a docs page shows each
 * story in a frame with its own.
 */
const worker = setupWorker();
let environment: Environment | undefined;

/** Starts the service worker that answers in place of the network. */
export async function startWorker() {
  await worker.start({
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).href },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}

interface Settings extends Choices {
  storyId: string;
  /** Whether the story is about somebody who is not signed in. */
  signedOut: boolean;
}

/**
 * Prepares the environment, unless the present one has these settings: Storybook draws a story again when an
 * argument or the theme changes. Returns what restores the clock.
 */
export function prepareEnvironment(settings: Settings) {
  const { storyId, signedOut, theme, role, scenario, latency } = settings;
  const key = [storyId, signedOut, role, scenario, latency].join();
  if (environment?.key !== key) {
    environment?.restore();
    localStorage.clear();
    sessionStorage.clear();
    worker.resetHandlers(...createMock({ scenario, latency: LATENCIES[latency] }).handlers);
    // Aborts the calls of the story before.
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

/** Counts the environments: React must not keep what it drew in another. */
export const environmentNumber = () => environment?.number ?? 0;
