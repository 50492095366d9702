import type * as Axe from 'axe-core';
import type { StoryParameters } from '../../.storybook/story';
import { chooseColorScheme } from '../../.storybook/colorScheme';
import { AXE_TAGS } from '../../.storybook/story';
import { perform } from './channel';

/** The checks that run in the page. Each takes one call: a call costs more than some stories. */

declare global {
  var axe: typeof Axe;
  var checks: { wide: typeof checkWide; narrow: typeof checkNarrow };
}

/** WCAG 2.2 AA; for a whole screen also what axe recommends besides. */
const TAGS = { component: AXE_TAGS, screen: [...AXE_TAGS, 'best-practice'] };

/** What another width or theme can break, of all that axe knows. */
const APPEARANCE = [
  'color-contrast',
  'target-size',
  'link-in-text-block',
  'scrollable-region-focusable',
];

/** What is wrong with a story, and what it says of itself. */
export interface Checked {
  parameters: Pick<StoryParameters, 'logs' | 'mayLog' | 'notes'>;
  /** What Storybook threw, and what axe found. */
  found: string[];
  /** Pixels wider than the page. */
  overflow: number;
}

globalThis.checks = { wide: checkWide, narrow: checkNarrow };

/** Shows a story, and waits until it has been played. */
async function checkWide(storyId: string): Promise<Checked> {
  const { address, logs, mayLog, notes } = await parametersOf(storyId);
  const found = await perform({
    event: 'setCurrentStory',
    payload: { storyId, viewMode: 'story' },
  });
  const values = TAGS[address === undefined ? 'component' : 'screen'];
  found.push(...(await violations({ type: 'tag', values })));
  return { parameters: { logs, mayLog, notes }, found, overflow: overflow() };
}

/** The story that is shown, in the dark, after the window has become narrow. */
async function checkNarrow() {
  chooseColorScheme('dark');
  // React renders what depends on the width, and the browser lays it out.
  await nextFrame();
  await nextFrame();
  // A virtual list measures its rows after that, and renders again.
  await idle();
  // Between two colours a text has the contrast of neither.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  const found = await violations({ type: 'rule', values: APPEARANCE });
  return { found, overflow: overflow() };
}

const nextFrame = () => new Promise(requestAnimationFrame);
// Headless Chromium may run no idle callback while a skeleton is animated.
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));

function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

async function parametersOf(storyId: string): Promise<StoryParameters> {
  const story = await globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
  if (!story) throw new Error(`No story ${storyId}`);
  return story.parameters;
}

/** What axe finds in the page. */
async function violations(runOnly: Axe.RunOnly): Promise<string[]> {
  // A target that the sticky header covers in part would count as too small.
  window.scrollTo({ top: 0, behavior: 'instant' });
  // A tooltip is no landmark, and needs none.
  const results = await globalThis.axe.run(
    { include: ['body'], exclude: ['.sb-wrapper', '[role=tooltip]'] },
    { runOnly, resultTypes: ['violations'], preload: false },
  );
  return results.violations.map(
    ({ id, help, nodes }) => `axe: ${id}, ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}
