import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { idIn } from '../../lib/url/addresses';
import { pages } from '../routing/pages';

const ROUTES = Object.entries(pages).map(([path, load]) => ({ path, load }));

/**
 * Asks for what a screen reads as soon as the mouse is pressed on a link to it; the link is followed when the mouse
 * is let go, some 80 ms later. Answers how to stop.
 */
export function readEarly(queryClient: QueryClient): () => void {
  async function ask({ pathname }: HTMLAnchorElement) {
    const [match] = matchRoutes(ROUTES, pathname, import.meta.env.BASE_URL) ?? [];
    const page = await match?.route.load();
    await Promise.allSettled(page?.reads?.(queryClient, idIn(pathname, match?.params ?? {})) ?? []);
  }
  function onPress(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!link || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    // What went wrong is the screen's to tell.
    ask(link).catch(() => undefined);
  }

  window.addEventListener('mousedown', onPress);
  return () => {
    window.removeEventListener('mousedown', onPress);
  };
}
