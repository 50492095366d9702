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

/** WCAG 2.2 AA. For a whole screen, also the other recommendations of axe. */
const TAGS = { component: AXE_TAGS, screen: [...AXE_TAGS, 'best-practice'] };

/** The rules of axe that another width or theme can break. */
const APPEARANCE = [
  'color-contrast',
  'target-size',
  'link-in-text-block',
  'scrollable-region-focusable',
];

/** The problems of a story, and its own parameters. */
export interface Checked {
  parameters: Pick<StoryParameters, 'logs' | 'mayLog' | 'notes'>;
  /** The errors of Storybook and the findings of axe. */
  found: string[];
  /** Pixels of content beyond the page. */
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

/** Checks the shown story in the dark theme, after the window has become narrow. */
async function checkNarrow() {
  chooseColorScheme('dark');
  // React renders what depends on the width, and the browser lays it out.
  await nextFrame();
  await nextFrame();
  // Then a virtual list measures its rows and renders again.
  await idle();
  // In the middle of a transition, a text has a wrong contrast.
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
  // A target partly under the sticky header would count as too small.
  window.scrollTo({ top: 0, behavior: 'instant' });
  // A tooltip needs no landmark. A menu does not either: it is at the end of the body, and hides the landmarks.
  const hasMenu = document.querySelector('[role=menu]') !== null;
  const results = await globalThis.axe.run(
    { include: ['body'], exclude: ['.sb-wrapper', '[role=tooltip]'] },
    {
      runOnly,
      ...(hasMenu && { rules: { region: { enabled: false } } }),
      resultTypes: ['violations'],
      preload: false,
    },
  );
  return results.violations.map(
    ({ id, help, nodes }) => `axe: ${id}, ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}
