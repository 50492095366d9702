import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';
import type { Scenario } from '../../mocks/scenarios';

/** The router and the cache of the app that a story renders. */
export interface ShownApp {
  router: DataRouter;
  queryClient: QueryClient;
}

let shown: ShownApp | undefined;

/** Sets the app for which `settled` waits. */
export function setShownApp(app: ShownApp) {
  shown = app;
}

/** Milliseconds. */
const TIMEOUT = 10_000;
const INTERVAL = 20;

/** The number of consecutive idle polls, because a new screen starts its reads a moment later. */
const IDLE_POLLS = 4;

/** The scenarios in which some reads never end, so that `settled` does not wait for reads. */
const NEVER_ENDING: string[] = ['loading', 'statisticsLoading'] satisfies Scenario[];

/** Resolves when the screen has its code and its data and is rendered, so that the checks see its final state. */
export async function settled(scenario: string) {
  const deadline = performance.now() + TIMEOUT;
  let idlePolls = 0;
  while (idlePolls < IDLE_POLLS && performance.now() < deadline) {
    await pause();
    idlePolls = isSettled(scenario) ? idlePolls + 1 : 0;
  }
}

function isSettled(scenario: string): boolean {
  if (!shown) return true;
  const { initialized, navigation } = shown.router.state;
  const isReading = shown.queryClient.isFetching() > 0 && !NEVER_ENDING.includes(scenario);
  // React may render later than the router's state changes.
  const isRendered = document.querySelector('#storybook-root > *') !== null;
  return initialized && navigation.state === 'idle' && !isReading && isRendered;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, INTERVAL));
