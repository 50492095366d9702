import type * as Axe from 'axe-core';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { RULES } from '../../.storybook/stories/axeRules';
import { perform } from './channel';

/** The checks that run in the page. Each story takes one call: a call costs more than some stories. */

declare global {
  var axe: typeof Axe;
  var look: typeof lookAt;
}

/** WCAG 2.2 AA; for a whole screen also what axe recommends besides. */
const TAGS = { component: RULES, screen: [...RULES, 'best-practice'] };

/** What is wrong with a story, and what it says of itself. */
export interface Look {
  parameters: Pick<StoryParameters, 'logs' | 'mayLog' | 'notes'>;
  /** What Storybook threw, and what axe found. */
  found: string[];
  /** Pixels wider than the page. */
  overflow: number;
}

globalThis.look = lookAt;

async function lookAt(storyId: string): Promise<Look> {
  const { address, logs, mayLog, notes } = await parametersOf(storyId);
  const found = await perform({
    event: 'setCurrentStory',
    payload: { storyId, viewMode: 'story' },
  });
  // A target that the sticky header covers in part would count as too small.
  window.scrollTo({ top: 0, behavior: 'instant' });
  found.push(...(await violations(address === undefined ? 'component' : 'screen')));
  const { scrollWidth, clientWidth } = document.documentElement;
  return { parameters: { logs, mayLog, notes }, found, overflow: scrollWidth - clientWidth };
}

async function parametersOf(storyId: string): Promise<StoryParameters> {
  const story = await globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
  if (!story) throw new Error(`No story ${storyId}`);
  return story.parameters;
}

/** What axe finds in the page. */
async function violations(kind: keyof typeof TAGS): Promise<string[]> {
  // A tooltip is no landmark, and needs none.
  const results = await globalThis.axe.run(
    { include: ['body'], exclude: ['.sb-wrapper', '[role=tooltip]'] },
    { runOnly: { type: 'tag', values: TAGS[kind] }, resultTypes: ['violations'], preload: false },
  );
  return results.violations.map(
    ({ id, help, nodes }) => `axe: ${id}, ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}
