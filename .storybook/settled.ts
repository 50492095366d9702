import type { MockConfig } from '../mocks/config/mockConfig';
import { shownApp } from './shownApp';

/** Milliseconds. */
const TIMEOUT = 10_000;
const INTERVAL = 20;

/** The number of consecutive idle polls. One is not enough, because a new screen starts its reads with a delay. */
const IDLE_POLLS = 4;

/**
 * Resolves when the screen has loaded its code and data and is rendered, so that the checks see its final state. Does
 * not wait for data if some reads never end. Resolves at once when the story is left, because Storybook reloads the
 * page while the previous story is pending.
 */
export async function settled(config: MockConfig, signal: AbortSignal) {
  const waitsForReads = !neverEnds(config);
  const deadline = performance.now() + TIMEOUT;
  let idlePolls = 0;
  while (idlePolls < IDLE_POLLS && performance.now() < deadline && !signal.aborted) {
    await pause(signal);
    idlePolls = isSettled(waitsForReads) ? idlePolls + 1 : 0;
  }
}

function isSettled(waitsForReads: boolean): boolean {
  const app = shownApp.get();
  if (!app) return true;
  const { initialized, navigation } = app.router.state;
  const isReading = waitsForReads && app.queryClient.isFetching() > 0;
  // React may render later than the router's state changes.
  const isRendered = document.querySelector('#storybook-root > *') !== null;
  return initialized && navigation.state === 'idle' && !isReading && isRendered;
}

const pause = (signal: AbortSignal) =>
  new Promise((resolve) => {
    setTimeout(resolve, INTERVAL);
    signal.addEventListener('abort', resolve, { once: true });
  });

/** Whether some reads never end. */
function neverEnds({ rules }: MockConfig): boolean {
  return Object.values(rules)
    .flat()
    .some(({ delay }) => delay === 'forever');
}
