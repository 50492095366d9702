import type { StoryContext } from '@storybook/react-vite';

/**
 * What somebody does in a story. Side by side there is nobody on this page to do it: each of the two
 * frames plays it for itself.
 */
export function play(act: (context: StoryContext) => Promise<void>) {
  return async (context: StoryContext) => {
    if (context.globals['theme'] !== 'both') await act(context);
  };
}
