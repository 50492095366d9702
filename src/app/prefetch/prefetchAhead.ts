import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';
import { loadSnackbars } from '../../components/toasts/Toaster';
import { isFastConnection, savesData } from '../../lib/code/connection';
import { runWhenIdle } from '../../lib/code/runWhenIdle';
import { routeAt } from '../routing/routeAt';
import type { Load } from '../routing/routeTable';
import { prefetch } from './prefetch';

/** Buttons that may open a dialog: all but those of a pager. The header of a column is not a `button`. */
const OPENERS = 'main button:not(nav *)';

/** Milliseconds until the code of dialogs is loaded on a fast connection without a pointer or the focus on a button. */
const DIALOGS_AFTER = 5_000;

/**
 * Prefetches a screen when the mouse button is pressed on a link to it, and in idle time the code of toasts and what the
 * route table lists in `next`. The code of dialogs, with the libraries of forms, is the largest: it is loaded when the
 * pointer or the focus is on a button, and on a fast connection after some seconds. Does nothing in the browser's data
 * saver mode. Returns a function that stops it.
 */
export function prefetchAhead(queryClient: QueryClient, router: DataRouter): () => void {
  if (savesData()) return () => undefined;

  /** Starts the prefetch. The navigation starts when the button is released, about 80 ms later. */
  function onMouseDown(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    // With another button or a modifier key, the browser opens a tab or a menu.
    if (!link || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    void prefetch(queryClient, link);
  }

  let dialogs: Load[] = [];
  function onNear({ target }: Event) {
    if (dialogs.length === 0 || !(target instanceof Element) || !target.closest(OPENERS)) return;
    dialogs.forEach((load) => void load());
    dialogs = [];
  }

  let stopLoading: (() => void) | undefined;
  let currentPath: string | undefined;
  function onNavigation() {
    const { location, navigation } = router.state;
    if (location.pathname === currentPath || navigation.state !== 'idle') return;
    currentPath = location.pathname;
    stopLoading?.();
    const { route, parameters } = routeAt(location);
    const next = [...(route.next?.(parameters) ?? []), loadSnackbars].map(ignoringFailure);
    dialogs = (route.dialogs ?? []).map(ignoringFailure);
    const steps = next.flatMap((load) => [() => untilFetched(queryClient), load]);
    const late = isFastConnection() ? [() => after(DIALOGS_AFTER), ...dialogs] : [];
    stopLoading = runWhenIdle([...steps, ...late]);
  }

  window.addEventListener('mousedown', onMouseDown);
  window.addEventListener('pointerover', onNear);
  window.addEventListener('focusin', onNear);
  const unsubscribe = router.subscribe(onNavigation);
  onNavigation();
  return () => {
    window.removeEventListener('mousedown', onMouseDown);
    window.removeEventListener('pointerover', onNear);
    window.removeEventListener('focusin', onNear);
    unsubscribe();
    stopLoading?.();
  };
}

/** Ignores a failure to load code, which is requested again when it is needed. */
const ignoringFailure =
  (load: Load): Load =>
  () =>
    load().catch(() => undefined);

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

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
