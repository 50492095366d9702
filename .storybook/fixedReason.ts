import type { StoryParameters } from './story';
import { TOOLBARS, type Choices } from './toolbars';

/** Stories under these headings call no API and do not depend on the session. */
const ARGUMENTS_ONLY = /^(Welcome|Foundations|Components|Workbench)(\/|$)/;

interface ShownStory {
  title: string;
  parameters: StoryParameters;
  /** The globals that the story sets itself. */
  storyGlobals: Record<string, unknown>;
}

/** Returns the reason why a toolbar cannot change a story. Undefined if it can. */
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
