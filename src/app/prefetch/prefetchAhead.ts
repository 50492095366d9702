import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';
import { runWhenIdle } from '../../lib/code/runWhenIdle';
import { savesData } from '../../lib/code/savesData';
import { routeAt } from '../routing/routeAt';
import { prefetch } from './prefetch';

/**
 * Prefetches a screen when the mouse button is pressed on a link to it, and in idle time the code that the route table
 * lists in `next`. Does nothing in the browser's data saver mode. Returns a function that stops it.
 */
export function prefetchAhead(queryClient: QueryClient, router: DataRouter): () => void {
  if (savesData()) return () => undefined;

  /** The navigation starts when the button is released, about 80 ms later. */
  function onMouseDown(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    // With another button or a modifier key, the browser opens a tab or a menu.
    if (!link || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    void prefetch(queryClient, link);
  }

  let stopLoading: (() => void) | undefined;
  let shown: string | undefined;
  function onNavigation() {
    const { location, navigation } = router.state;
    if (location.pathname === shown || navigation.state !== 'idle') return;
    shown = location.pathname;
    stopLoading?.();
    const { route, parameters } = routeAt(location);
    // Code that fails to load is requested again when it is needed.
    const loads = (route.next?.(parameters) ?? []).map(
      (load) => () => load().catch(() => undefined),
    );
    stopLoading = runWhenIdle(loads.flatMap((load) => [() => untilFetched(queryClient), load]));
  }

  window.addEventListener('mousedown', onMouseDown);
  const unsubscribe = router.subscribe(onNavigation);
  onNavigation();
  return () => {
    window.removeEventListener('mousedown', onMouseDown);
    unsubscribe();
    stopLoading?.();
  };
}

/** Resolves when no query is fetching. */
function untilFetched(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    if (queryClient.isFetching() === 0) {
      resolve();
      return;
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return;
      unsubscribe();
      resolve();
    });
  });
}
