import type { Arrangement } from '../engine/arrangement';
import { readArrangement } from './readArrangement';
import brokenEvaluation from './brokenEvaluation.json' with { type: 'json' };
import firstSaveFails from './firstSaveFails.json' with { type: 'json' };
import manyEmployees from './manyEmployees.json' with { type: 'json' };
import rateLimit from './rateLimit.json' with { type: 'json' };
import sessionExpires from './sessionExpires.json' with { type: 'json' };
import statisticsInParts from './statisticsInParts.json' with { type: 'json' };
import thirdPageFails from './thirdPageFails.json' with { type: 'json' };
import twoYearsLater from './twoYearsLater.json' with { type: 'json' };

/** The kept states: the files of this folder, by their names. Throws if a file is not an arrangement. */
export const STATES = {
  /** Statistics arrive after 1.5 s. They fail for one employee, and never arrive for another. */
  statisticsInParts: read(statisticsInParts, 'statisticsInParts'),
  /** The first save of an evaluation fails. The next one works. */
  firstSaveFails: read(firstSaveFails, 'firstSaveFails'),
  /** The session expires at the first write of each kind. */
  sessionExpires: read(sessionExpires, 'sessionExpires'),
  /** The third page of evaluations answers 500. */
  thirdPageFails: read(thirdPageFails, 'thirdPageFails'),
  /** New records get a date two years from now. */
  twoYearsLater: read(twoYearsLater, 'twoYearsLater'),
  /** The server asks to wait for 42 s after 20 calls for statistics. */
  rateLimit: read(rateLimit, 'rateLimit'),
  /** An evaluation on its page has values that the contract forbids. */
  brokenEvaluation: read(brokenEvaluation, 'brokenEvaluation'),
  /** 2,000 employees and 8,000 evaluations. */
  manyEmployees: read(manyEmployees, 'manyEmployees'),
} satisfies Record<string, Arrangement>;

export type StateName = keyof typeof STATES;

export function isStateName(name: string): name is StateName {
  return Object.hasOwn(STATES, name);
}

export const STATE_NAMES: readonly StateName[] = Object.keys(STATES).filter(isStateName);

function read(file: unknown, name: string): Arrangement {
  const { arrangement, problems } = readArrangement(file);
  if (problems) throw new Error(`mocks/states/${name}.json: ${problems.join('; ')}`);
  return arrangement;
}
