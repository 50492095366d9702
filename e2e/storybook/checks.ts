import type * as Axe from 'axe-core';
import { chooseColorScheme } from '../../.storybook/colorScheme';
import { AXE_TAGS } from '../../.storybook/story';
import type { Choices } from '../../.storybook/toolbars';
import { addAnswer, untranslated, watchTyping } from '../../test/app/untranslated';
import { perform } from './channel';

/** These checks run in the page. Each takes one call: a call costs more than some stories. */

declare global {
  var axe: typeof Axe;
  var checks: {
    wide: typeof checkWide;
    narrow: typeof checkNarrow;
    language: typeof checkLanguage;
  };
}

/** The rules are those of WCAG 2.2 AA. For a whole screen, axe's other recommendations are added. */
const TAGS = { component: AXE_TAGS, screen: [...AXE_TAGS, 'best-practice'] };

/** The rules of axe that another width or theme can break. */
const APPEARANCE = [
  'color-contrast',
  'target-size',
  'link-in-text-block',
  'scrollable-region-focusable',
];

/** The rules of axe that another language can break, for example by a missing name or a longer text. */
const LANGUAGE = [
  'aria-command-name',
  'aria-input-field-name',
  'button-name',
  'html-lang-valid',
  'label',
  'link-name',
  'scrollable-region-focusable',
  'select-name',
  'target-size',
];

interface Checked {
  /** The errors of Storybook, the violations that axe finds, and texts that are not messages. */
  faults: string[];
  /** The width of the content beyond the page in pixels. */
  overflow: number;
}

globalThis.checks = { wide: checkWide, narrow: checkNarrow, language: checkLanguage };

// User content is shown unchanged in each language.
watchTyping();
const { fetch } = globalThis;
globalThis.fetch = async (...call) => {
  const response = await fetch(...call);
  addAnswer(await response.clone().text());
  return response;
};

// A target partly under the bar at the lower edge would count as too small.
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: 'section.actions { position: static !important }',
  }),
);

/** The language of the toolbar. */
let currentLanguage: Choices['language'] = 'en';

/** Shows a story, and waits until it has been played. */
async function checkWide(storyId: string) {
  const { parameters, initialArgs } = await loadStory(storyId);
  const { logs, mayLog, notes } = parameters;
  addAnswer(JSON.stringify(initialArgs));
  // This removes the title of the previous story.
  document.title = '';
  if (currentLanguage !== 'en') {
    currentLanguage = 'en';
    // Storybook reloads the page if a story changes while the previous one is still rendered.
    await perform({ event: 'updateGlobals', payload: { globals: { language: currentLanguage } } });
  }
  const faults = await perform({
    event: 'setCurrentStory',
    payload: { storyId, viewMode: 'story' },
  });
  const isScreen = parameters.address !== undefined;
  faults.push(
    ...(await violations({ type: 'tag', values: TAGS[isScreen ? 'screen' : 'component'] })),
  );
  // The title is Storybook's own, which is not a message.
  if (!isScreen) document.title = '';
  return { parameters: { logs, mayLog, notes }, faults, overflow: overflow() };
}

/** Checks the shown story in the dark theme, after the window has become narrow. */
async function checkNarrow(): Promise<Checked> {
  chooseColorScheme('dark');
  return checkShown({ type: 'rule', values: APPEARANCE });
}

/** Switches the shown story to another language, and checks it. The rules of appearance are checked in the dark theme. */
async function checkLanguage(
  language: Choices['language'],
  rules?: 'appearance' | 'language',
): Promise<Checked> {
  currentLanguage = language;
  const errors = await perform({ event: 'updateGlobals', payload: { globals: { language } } });
  const { faults, overflow } =
    rules === 'appearance'
      ? await checkNarrow()
      : await checkShown({ type: 'rule', values: rules ? LANGUAGE : [] });
  if (language === 'en-XA') faults.push(...untranslated().map((text) => `No message: ${text}`));
  return { faults: [...errors, ...faults], overflow };
}

async function checkShown(runOnly: { type: 'rule'; values: string[] }): Promise<Checked> {
  await laidOut();
  const faults = runOnly.values.length > 0 ? await violations(runOnly) : [];
  return { faults, overflow: overflow() };
}

async function laidOut() {
  // React renders what depends on the width, and the browser lays it out.
  await nextFrame();
  await nextFrame();
  // Then a virtual list measures its rows and renders again.
  await idle();
  // In the middle of a transition, a text has a wrong contrast.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

const nextFrame = () => new Promise(requestAnimationFrame);
// Headless Chromium may run no idle callback while a skeleton is animated.
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));

function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

async function loadStory(storyId: string) {
  const story = await globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
  if (!story) throw new Error(`No story ${storyId}`);
  return story;
}

/** Returns the violations that axe finds in the page. */
async function violations(runOnly: Axe.RunOnly): Promise<string[]> {
  // A target partly under the sticky header would count as too small.
  window.scrollTo({ top: 0, behavior: 'instant' });
  // A tooltip needs no landmark. A menu does not either, because it is at the end of the body, and hides the landmarks.
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
