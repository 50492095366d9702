import { fromLink, isLink } from '../config/link';
import { DEFAULT_CONFIG, type MockConfig } from '../config/mockConfig';
import type { ReadResult } from '../config/readMockConfig';
import { isScenario, SCENARIO_NAMES, SCENARIOS, type Scenario } from './scenarios';

/** A config for a test or a story: a scenario, or the differences from the default. */
export type MockChoice = Scenario | Partial<MockConfig>;

export function configOf(choice: MockChoice = {}): MockConfig {
  return typeof choice === 'string' ? SCENARIOS[choice] : { ...DEFAULT_CONFIG, ...choice };
}

/** Reads the name of a scenario, or a link. */
export function readChoice(name: string): ReadResult {
  if (isScenario(name)) return { config: SCENARIOS[name] };
  if (isLink(name)) {
    const read = fromLink(name);
    return read.problems ? { problems: ['The link cannot be used.', ...read.problems] } : read;
  }
  return {
    problems: [`There is no scenario "${name}".`, `Scenarios: ${SCENARIO_NAMES.join(', ')}.`],
  };
}
