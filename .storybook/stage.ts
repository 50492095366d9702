import { install } from '@sinonjs/fake-timers';
import { setupWorker } from 'msw/browser';
import { REFERENCE_DATE } from '../mocks/seed/random';
import { createMock } from '../mocks/server/createMock';
import { session } from '../src/session/session';
import { signInAs } from '../test/signInAs';
import { LATENCIES, type Choices } from './toolbar';

/**
 * What a story plays on: the mock network, the session, the clock and the frame's storage, all fresh. The
 * app's own module holds one session for the page, so a page has one stage; a docs page shows each story
 * in a frame with its own.
 */
const worker = setupWorker();
let stage: Stage | undefined;

/** Starts the worker that answers instead of the network. */
export async function openHouse() {
  await worker.start({
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).href },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}

interface Scene extends Choices {
  storyId: string;
  /** Whether the story is about somebody who is not signed in. */
  signedOut: boolean;
}

/**
 * Sets the stage, unless it stands as it should: a story is drawn again whenever an argument or the theme
 * changes. Answers what strikes it.
 */
export function setStage({ storyId, signedOut, theme, role, scenario, latency }: Scene) {
  const key = [storyId, signedOut, role, scenario, latency].join();
  if (stage?.key !== key) {
    stage?.strike();
    localStorage.clear();
    sessionStorage.clear();
    worker.resetHandlers(...createMock({ scenario, latency: LATENCIES[latency] }).handlers);
    // What an earlier story still waits for is given up with its session.
    session.signOut();
    if (!signedOut) signInAs(role === 'none' ? null : role);
    stage = build(key);
  }
  if (theme !== 'both') setMode(theme);
  return stage.strike;
}

/** `strike` sets the clock free; the rest is replaced by the next stage. */
interface Stage {
  key: string;
  number: number;
  strike: () => void;
}

function build(key: string): Stage {
  const clock = install({ now: REFERENCE_DATE, toFake: ['Date'] });
  const built: Stage = {
    key,
    number: (stage?.number ?? 0) + 1,
    strike() {
      clock.uninstall();
      built.key = '';
    },
  };
  return built;
}

/** Chooses the colour scheme the way another tab would, which the app follows. */
function setMode(newValue: 'light' | 'dark') {
  const key = 'mui-mode';
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** Counts the stages: what was drawn on one does not belong on the next. */
export const stageNumber = () => stage?.number ?? 0;
