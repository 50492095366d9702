import type { Arrangement } from '../mocks/engine/arrangement';
import { toLink } from '../mocks/states/link';
import type { AppLink, Choices } from './toolbars';

/** The address of the app with the mock: a variable of the build, or the development server. */
const APP =
  import.meta.env.STORYBOOK_APP_URL ??
  (window.location.hostname === 'localhost' ? 'http://localhost:5173/' : undefined);

/** The address that opens the screen of a story in the app, with the arrangement of the story. */
export function appLink(
  storyId: string,
  address: string | undefined,
  arrangement: Arrangement,
  language: Choices['language'],
): AppLink {
  if (address === undefined) return { storyId, problem: 'This story is a part, not a screen.' };
  if (!APP) return { storyId, problem: 'Nobody told this build where the demo is.' };
  const { value, problem } = toLink(arrangement);
  if (problem !== undefined) return { storyId, problem };
  const url = new URL(`.${address}`, APP);
  url.searchParams.set('mock', value);
  // The app keeps the choice of another language in its browser.
  if (language === 'en-XA') url.searchParams.set('lang', language);
  return { storyId, href: url.href };
}
