import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';
import type { Scenario } from '../../mocks/scenarios';

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
const PAUSE = 20;

/** Pauses in a row without anything under way: a screen that has just come asks for its data a moment later. */
const QUIET = 4;

/** Where some reads never answer, there is nothing to wait for. */
const ENDLESS: string[] = ['loading', 'statisticsLoading'] satisfies Scenario[];

/** Resolves when the screen has its code and its data, and is drawn, so that what is checked is what a user sees. */
export async function settled(scenario: string) {
  const deadline = performance.now() + LIMIT;
  let quiet = 0;
  while (quiet < QUIET && performance.now() < deadline) {
    await pause();
    quiet = isSettled(scenario) ? quiet + 1 : 0;
  }
}

function isSettled(scenario: string): boolean {
  if (!shown) return true;
  const { initialized, navigation } = shown.router.state;
  const isReading = shown.queryClient.isFetching() > 0 && !ENDLESS.includes(scenario);
  // What the router has, React may still be drawing.
  const isDrawn = document.querySelector('#storybook-root > *') !== null;
  return initialized && navigation.state === 'idle' && !isReading && isDrawn;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));
