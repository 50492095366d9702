import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';
import type { Scenario } from '../mocks/scenarios';

/** The moving parts of the app that a story shows. */
export interface Parts {
  router: DataRouter;
  queryClient: QueryClient;
}

let shown: Parts | undefined;

/** Says which app is on the page now. */
export function show(parts: Parts) {
  shown = parts;
}

/** Milliseconds. */
const LIMIT = 10_000;
const PAUSE = 30;

/** Where some reads never answer, there is nothing to wait for. */
const ENDLESS: string[] = ['loading', 'statisticsLoading'] satisfies Scenario[];

/** Resolves when the screen has its code and its data, so that what is checked is what a user sees. */
export async function settled(scenario: string) {
  const deadline = performance.now() + LIMIT;
  do await pause();
  while (!isSettled(scenario) && performance.now() < deadline);
}

function isSettled(scenario: string): boolean {
  if (!shown) return true;
  const { initialized, navigation } = shown.router.state;
  const isReading = shown.queryClient.isFetching() > 0 && !ENDLESS.includes(scenario);
  return initialized && navigation.state === 'idle' && !isReading;
}

/** Long enough for what has just arrived to be drawn. */
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));
