import { DEFAULT_ARRANGEMENT } from '../arrangement/arrangement';
import { fromLink, isLink } from '../arrangement/link';
import type { ReadResult } from '../arrangement/reading/readArrangement';
import { isScenario, SCENARIOS } from '../scenarios';
import { isStateName, STATE_NAMES, STATES } from './states';

/** The arrangement of a scenario, of a kept state, or of a link. */
export function readChoice(name: string): ReadResult {
  if (isScenario(name)) return { arrangement: { ...DEFAULT_ARRANGEMENT, scenario: name } };
  if (isStateName(name)) return { arrangement: STATES[name] };
  if (isLink(name)) return fromLink(name);
  return {
    problems: [
      `There is no scenario and no kept state "${name}". Scenarios: ${SCENARIOS.join(', ')}. ` +
        `Kept states: ${STATE_NAMES.join(', ')}.`,
    ],
  };
}
