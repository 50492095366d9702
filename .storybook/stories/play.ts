import type { StoryContext } from '@storybook/react-vite';

/**
 * What somebody does in a story. Side by side there is nobody on this page to do it: each of the two
 * frames plays it for itself. They take turns, as frames on a docs page do, because a page has one focus;
 * so one play must not contain another.
 */
export function play(act: (context: StoryContext) => Promise<void>) {
  return async (context: StoryContext) => {
    if (context.globals['theme'] === 'both') return;
    // Browsers leave it out in an insecure context, which the types do not say.
    if ('locks' in navigator) await navigator.locks.request('play', () => act(context));
    else await act(context);
  };
}
