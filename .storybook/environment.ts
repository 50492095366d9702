import { install } from '@sinonjs/fake-timers';
import { setupWorker } from 'msw/browser';
import { runMock, type RunningMock } from '../mocks/runtimes/runMock';
import type { MockConfig } from '../mocks/config/mockConfig';
import { PERSONAS, sessionOf, type Persona } from '../mocks/config/persona';
import { REFERENCE_DATE } from '../mocks/seed/random';
import { configOf } from '../mocks/scenarios/chooseConfig';
import { toastHistory } from '../src/components/toasts/notify';
import { session } from '../src/session/session';
import { chooseColorScheme } from './colorScheme';
import { hideNotice } from './notice';
import type { StoryParameters } from './story';
import { LATENCIES, type Choices } from './toolbars';

/**
 * The environment of a story: a new mock network, session, clock and storage, and no toasts. A page has only one
 * environment, because the session is a module-level variable of the app. A docs page shows each story in an iframe with
 * its own environment.
 */
const worker = setupWorker();
let environment: Environment | undefined;

export async function startWorker() {
  await worker.start({
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).href },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}

interface Settings extends Choices {
  storyId: string;
  parameters: StoryParameters;
  /** The size that Storybook gives the frame. */
  viewport: unknown;
}

/** Returns the config of a story at its start: its parameter `mock`, or else the selection of the toolbars. */
export function storyMock(
  { mock }: StoryParameters,
  { state, role, latency }: Pick<Choices, 'state' | 'role' | 'latency'>,
): MockConfig & { persona: Persona } {
  const config = configOf(mock ?? state);
  return {
    ...config,
    persona: config.persona ?? role,
    latency: config.latency ?? (latency === 'none' ? undefined : LATENCIES[latency]),
  };
}

/**
 * Returns the current config of the story, with the written records, and without the rules that are used up. It has no
 * persona if another session has begun, or if the session has expired and only its id is left.
 */
export function currentMock(): MockConfig | undefined {
  const { token, role } = session.get();
  const isExpired = token === null && session.getId() !== null;
  const persona = PERSONAS.find((candidate) => {
    const stored = sessionOf(candidate);
    return stored.token === token && stored.role === role && !isExpired;
  });
  if (!environment) return undefined;
  const { mock } = environment;
  return { ...mock.toConfig(), rules: mock.remainingRules(), persona };
}

const keyOf = ({ storyId, role, state, latency, theme, viewport }: Settings) =>
  JSON.stringify([storyId, role, state, latency, theme === 'both', viewport]);

/** Whether the current environment has these settings. */
export const isPrepared = (settings: Settings) => environment?.key === keyOf(settings);

/** Whether the current story needs another environment, because a toolbar or the size has changed. */
export const isOutdated = (settings: Settings) =>
  environment !== undefined && environment.key !== '' && environment.key !== keyOf(settings);

/** Milliseconds until Storybook has resized the frame. */
const RESIZE = 500;

/** Waits until the frame has the selected size. */
export async function resized({ viewport }: Settings) {
  if (environment?.viewport === JSON.stringify(viewport)) return;
  await new Promise((resolve) => {
    window.addEventListener('resize', resolve, { once: true });
    setTimeout(resolve, RESIZE);
  });
}

/**
 * Prepares the environment. An environment with the same settings is kept: Storybook renders a story again when an
 * argument, the theme or the language changes. Returns a function that restores the clock.
 */
export function prepareEnvironment(settings: Settings) {
  const { parameters, theme } = settings;
  if (!isPrepared(settings)) {
    environment?.restore();
    environment?.mock.stop();
    localStorage.clear();
    sessionStorage.clear();
    toastHistory.clear();
    hideNotice();
    const config = storyMock(parameters, settings);
    const mock = runMock({ network: worker, config });
    // Aborts the requests of the previous story.
    session.signOut();
    const stored = sessionOf(config.persona);
    if (stored.token !== null) session.signIn(stored.token, stored.role, stored.email);
    environment = createEnvironment(keyOf(settings), settings.viewport, mock);
  }
  if (theme !== 'both') chooseColorScheme(theme);
  return environment?.restore;
}

interface Environment {
  key: string;
  /** The size of the frame, as JSON. */
  viewport: string | undefined;
  number: number;
  mock: RunningMock;
  /** Restores the clock. The next environment replaces everything else. */
  restore: () => void;
}

function createEnvironment(key: string, viewport: unknown, mock: RunningMock): Environment {
  const clock = install({ now: REFERENCE_DATE, toFake: ['Date'] });
  const created: Environment = {
    key,
    viewport: JSON.stringify(viewport),
    number: (environment?.number ?? 0) + 1,
    mock,
    restore() {
      clock.uninstall();
      created.key = '';
    },
  };
  return created;
}

/**
 * Returns the number of the environment, which is used as a key: React must not keep state from another environment.
 */
export const environmentNumber = () => environment?.number ?? 0;
