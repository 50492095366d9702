import type * as Axe from 'axe-core';
import type { StoryParameters } from '../../.storybook/parameters';
import { RULES } from '../../.storybook/rules';
import { perform } from './channel';

/**
 * What runs in the page of the workbench: a story is looked at in one go, as every word between the test and
 * the page costs more than many a story.
 */

declare global {
  var axe: typeof Axe;
  var look: typeof lookAt;
}

/** WCAG 2.2 AA; for a whole screen also what axe recommends besides; what another theme can break. */
const RUN_ONLY = {
  component: { type: 'tag', values: RULES },
  screen: { type: 'tag', values: [...RULES, 'best-practice'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, Axe.RunOptions['runOnly']>;

/** Milliseconds that the app has for another theme. */
const LIMIT = 5_000;

/** What is wrong with a story, and what it says of itself. */
export interface Look {
  parameters: Pick<StoryParameters, 'logs' | 'mayLog' | 'notes'>;
  /** What was thrown, and what axe found in light and in dark. */
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
  found.push(...(await violations(address === undefined ? 'component' : 'screen')));

  // As its play function left it.
  found.push(...(await goDark()), ...(await violations('colours')));
  const { scrollWidth, clientWidth } = document.documentElement;
  return { parameters: { logs, mayLog, notes }, found, overflow: scrollWidth - clientWidth };
}

async function parametersOf(storyId: string): Promise<StoryParameters> {
  const story = await globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
  if (!story) throw new Error(`No story ${storyId}`);
  return story.parameters;
}

/** Chooses the dark theme as another tab would: the app follows without drawing the story anew. */
async function goDark(): Promise<string[]> {
  const [key, newValue] = ['mui-mode', 'dark'];
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  const end = performance.now() + LIMIT;
  while (document.documentElement.dataset['colorScheme'] !== 'dark') {
    if (performance.now() > end) return ['It stays light'];
    await new Promise((resolve) => setTimeout(resolve));
  }
  return [];
}

/** What axe finds in the page. */
async function violations(which: keyof typeof RUN_ONLY): Promise<string[]> {
  // A tooltip is no landmark, and needs none.
  const results = await globalThis.axe.run(
    { include: ['body'], exclude: ['.sb-wrapper', '[role=tooltip]'] },
    { runOnly: RUN_ONLY[which], resultTypes: ['violations'], preload: false },
  );
  return results.violations.map(
    ({ id, help, nodes }) => `axe: ${id}, ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}
