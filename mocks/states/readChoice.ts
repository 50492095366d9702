import { DEFAULT_ARRANGEMENT, type Arrangement } from '../engine/arrangement';
import { fromLink, isLink } from './link';
import type { ReadResult } from './readArrangement';
import { isScenario, scenarioArrangement, SCENARIOS, type Scenario } from './scenarios';
import { isStateName, STATE_NAMES, STATES, type StateName } from './states';

/** An arrangement for a test or a story: a scenario, a kept state, or the differences from the default arrangement. */
export type MockChoice = Scenario | StateName | Partial<Arrangement>;

export function arrangementOf(choice: MockChoice = {}): Arrangement {
  if (typeof choice !== 'string') return { ...DEFAULT_ARRANGEMENT, ...choice };
  if (isScenario(choice)) return scenarioArrangement(choice);
  return STATES[choice];
}

/** Reads the name of a scenario or of a kept state, or a link. */
export function readChoice(name: string): ReadResult {
  if (isScenario(name) || isStateName(name)) return { arrangement: arrangementOf(name) };
  if (isLink(name)) {
    const read = fromLink(name);
    return read.problems ? { problems: ['The link cannot be used.', ...read.problems] } : read;
  }
  return {
    problems: [
      `There is no scenario or state "${name}".`,
      `Scenarios: ${SCENARIOS.join(', ')}.`,
      `States: ${STATE_NAMES.join(', ')}.`,
    ],
  };
}
