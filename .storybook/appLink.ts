import type { StoryContext } from '@storybook/react-vite';
import { toLink } from '../mocks/config/link';
import { endState, type EndState } from './endState';
import { storyMock } from './environment';
import type { StoryParameters } from './story';
import type { AppLink, Choices } from './toolbars';

/** The address of the app with the mock, from a variable of the build. The default is the development server. */
const APP =
  import.meta.env.STORYBOOK_APP_URL ??
  (window.location.hostname === 'localhost' ? 'http://localhost:5173/' : undefined);

/** Returns the address that opens the app in the state in which the story ends. */
export function appLink(story: StoryContext, choices: Choices): AppLink {
  const { id: storyId } = story;
  const { language, theme } = choices;
  const storyState = shownState(story, choices);
  if (storyState.problem !== undefined) return { storyId, problem: storyState.problem };
  if (theme === 'both') return { storyId, problem: 'Two themes are shown. Choose one of them.' };
  if (!APP) return { storyId, problem: 'This build does not know the address of the demo.' };
  const { value } = toLink(storyState.config);
  if (value === undefined) return { storyId, problem: 'Its data are too large for an address.' };
  const url = new URL(`.${storyState.address}`, APP);
  // A browser removes the segments `.` and `..`, also where they are encoded.
  if (/\/(\.|%2e){1,2}(?=[/?#]|$)/i.test(storyState.address)) {
    return { storyId, problem: 'A browser opens another address instead of this one.' };
  }
  for (const [name, choice] of Object.entries({ mock: value, lang: language, theme })) {
    url.searchParams.set(name, choice);
  }
  return { storyId, href: url.href };
}

/** Returns the state to show. Without steps, the app itself does what the story shows, such as opening sign-in. */
function shownState(
  { parameters, playFunction, moduleExport }: StoryContext,
  choices: Choices,
): EndState {
  const { address }: StoryParameters = parameters;
  if (address === undefined) return { problem: 'This story is a part, not a screen.' };
  if ('beforeEach' in Object(moduleExport)) {
    return { problem: 'The story prepares something that no link holds.' };
  }
  return playFunction ? endState() : { address, config: storyMock(parameters, choices) };
}
