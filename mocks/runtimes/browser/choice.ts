import { DEFAULT_CONFIG } from '../../config/mockConfig';
import type { Persona } from '../../config/persona';
import type { ReadResult } from '../../config/readMockConfig';
import { readChoice } from '../../scenarios/chooseConfig';

const PARAMETER = 'mock';

/** The config and the persona of the address. Without a persona, the session stays. */
type Choice = ReadResult & { persona?: Persona | undefined };

/**
 * Reads the config from `?mock=` in the address: a scenario, a link, or `reset`. Undefined without the
 * parameter. Removes the parameter, so that a reload keeps later changes of the config.
 */
export function takeMockParameter(url: URL): Choice | undefined {
  const name = url.searchParams.get(PARAMETER);
  if (name === null) return undefined;
  url.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', url.href);

  if (name === 'reset') return { config: DEFAULT_CONFIG, persona: 'signedOut' };
  const choice = readChoice(name);
  return { ...choice, persona: choice.config?.persona };
}
