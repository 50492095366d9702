import type { StoryParameters } from './story';
import { TOOLBARS, type Choices } from './toolbars';

/** What is under these headings of the sidebar calls no API and does not know who is signed in. */
const ARGUMENTS_ONLY = /^(Welcome|Foundations|Components|Workbench)(\/|$)/;

interface ShownStory {
  title: string;
  parameters: StoryParameters;
  /** What the story itself has chosen. */
  storyGlobals: Record<string, unknown>;
}

/** Why a toolbar cannot change a story. Undefined if it can. */
export function fixedReason(
  name: keyof Choices,
  { title, parameters, storyGlobals }: ShownStory,
): string | undefined {
  const { address, mock, unaffectedBy } = parameters;
  if (name in storyGlobals) return `This story sets its own ${TOOLBARS[name].title.toLowerCase()}.`;
  if (name === 'theme' || name === 'language') return undefined;
  if (name === 'state' && mock !== undefined) return 'This story sets its own answers.';
  if (name === 'role' && typeof mock === 'object' && mock.persona)
    return 'This story sets its own role.';
  const isUnaffected =
    unaffectedBy?.includes(name) ?? (address === undefined && ARGUMENTS_ONLY.test(title));
  return isUnaffected ? 'This story does not depend on it.' : undefined;
}
