import { DEFAULT_ARRANGEMENT } from '../../engine/arrangement';
import type { Persona } from '../../engine/persona';
import type { ReadResult } from '../../states/readArrangement';
import { readChoice } from '../../states/readChoice';

const PARAMETER = 'mock';

/** What the address chooses, and who is to be signed in. Without a persona, the session stays. */
type Choice = ReadResult & { persona?: Persona | undefined };

/**
 * Reads the arrangement from `?mock=` in the address: a scenario, a kept state, a link, or `reset`. Undefined without the
 * parameter. Removes the parameter, so that a reload keeps later changes of the arrangement.
 */
export function takeMockParameter(url: URL): Choice | undefined {
  const name = url.searchParams.get(PARAMETER);
  if (name === null) return undefined;
  url.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', url.href);

  if (name === 'reset') return { arrangement: DEFAULT_ARRANGEMENT, persona: 'signedOut' };
  const choice = readChoice(name);
  return { ...choice, persona: choice.arrangement?.persona };
}
