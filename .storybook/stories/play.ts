import type { StoryContext } from '@storybook/react-vite';

/**
 * Wraps a play function. With both themes it does nothing, because each of the two frames plays the story itself.
 * Frames play one after the other, because a page has only one focus. Do not call a wrapped function in another: it
 * would wait for its own lock.
 */
export function play(act: (context: StoryContext) => Promise<void>) {
  return async (context: StoryContext) => {
    if (context.globals['theme'] === 'both') return;
    // It is missing in an insecure context, although its type says otherwise.
    if ('locks' in navigator) await navigator.locks.request('play', () => act(context));
    else await act(context);
  };
}
