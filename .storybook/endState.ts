import type { MockConfig } from '../mocks/config/mockConfig';
import { currentMock, environmentNumber } from './environment';
import { shownApp } from './shownApp';

/** The state in a link to the app, or the reason why the link would lead to something else. */
export type EndState =
  | { address: string; config: MockConfig; problem?: undefined }
  | { problem: string };

/** Parts of a screen that no address contains, by their marks for screen readers. */
const UNHELD = {
  '[role=dialog], [role=alertdialog]': 'At its end a dialog is open, which no address holds.',
  '[role=menu], [role=listbox]': 'At its end a menu is open, which no address holds.',
  '[aria-invalid=true]': 'At its end a form has errors, which no address holds.',
};

const FIELDS =
  '#storybook-root :is(input:not([type=checkbox], [type=radio], [aria-hidden]), textarea)';

/** The state that a link would have after the last press outside of a dialog. */
let pressedIn: string | undefined;

const held = () =>
  JSON.stringify([environmentNumber(), shownApp.get()?.router.state.location.key, currentMock()]);

document.addEventListener(
  'pointerdown',
  ({ target }) => {
    const isInDialog = target instanceof Element && target.closest('[role=dialog]') !== null;
    if (!isInDialog) pressedIn = held();
  },
  true,
);

/** Returns the state after the steps of the shown story. */
export function endState(): EndState {
  const location = shownApp.get()?.router.state.location;
  const config = currentMock();
  if (!location || !config) return { problem: 'The story shows no screen.' };
  const open = Object.entries(UNHELD).find(([selector]) => isVisible(selector));
  if (open) return { problem: open[1] };
  const values = [...new URLSearchParams(location.search).values()].join(' ');
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  if ([...fields].some(({ value }) => !values.includes(value))) {
    return { problem: 'At its end something is typed, which no address holds.' };
  }
  if (config.persona === undefined) {
    return { problem: 'At its end the session is one that no link holds.' };
  }
  if (pressedIn === held()) {
    return { problem: 'No link holds what its last press did.' };
  }
  return { address: `${location.pathname}${location.search}${location.hash}`, config };
}

/** Whether an element is visible. A menu or dialog that has faded out is in the page for a moment. */
const isVisible = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) =>
    element.checkVisibility({ opacityProperty: true }),
  );
