import type { StoryContext } from '@storybook/react-vite';
import type { StoryParameters } from './story';

/** Returns the code of a story. For a component, it is the element. For a screen, it shows how the state is set. */
export function shownCode(element: string, { parameters }: StoryContext): string {
  const { address }: StoryParameters = parameters;
  if (address === undefined) return element;
  const { docs }: { docs?: { source?: { originalSource?: string } } } = parameters;
  return docs?.source?.originalSource ?? element;
}
