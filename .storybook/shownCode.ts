import type { StoryContext } from '@storybook/react-vite';
import type { StoryParameters } from './story';

/** The code of a component's story is its element. That of a screen's story shows how its state is set. */
export function shownCode(element: string, { parameters }: StoryContext): string {
  const { address }: StoryParameters = parameters;
  if (address === undefined) return element;
  const { docs }: { docs?: { source?: { originalSource?: string } } } = parameters;
  return docs?.source?.originalSource ?? element;
}
