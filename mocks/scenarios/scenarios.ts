import { DEFAULT_CONFIG, type MockConfig, type Rule } from '../config/mockConfig';
import { OPERATIONS, placeholdersOf, type OperationId } from '../config/operations';
import { readMockConfig } from '../config/readMockConfig';
import { numbered } from '../db/db';
import brokenEvaluation from './brokenEvaluation.json' with { type: 'json' };
import firstSaveFails from './firstSaveFails.json' with { type: 'json' };
import manyEmployees from './manyEmployees.json' with { type: 'json' };
import rateLimit from './rateLimit.json' with { type: 'json' };
import sessionExpires from './sessionExpires.json' with { type: 'json' };
import statisticsInParts from './statisticsInParts.json' with { type: 'json' };
import thirdPageFails from './thirdPageFails.json' with { type: 'json' };
import twoYearsLater from './twoYearsLater.json' with { type: 'json' };

const NEVER: Rule = { answer: 'mock', delay: 'forever' };
const ERROR: Rule = { answer: 'failure', failure: 500 };

const ALL = OPERATIONS.map(({ id }) => id);
const READS = OPERATIONS.filter(({ method }) => method === 'GET').map(({ id }) => id);
const WRITES = ALL.filter((id) => !READS.includes(id));
const isNotSignIn = (id: OperationId) => id !== 'login';

/** The ids of every third of 57 employees. */
const THIRD = Array.from({ length: 19 }, (_, index) => numbered('employee', 3, 3 * (index + 1)));

/** Configs with a name, for development, tests and stories. They are overrides with a seed. */
export const SCENARIOS = {
  default: DEFAULT_CONFIG,
  /** There are no employees and no evaluations. The demo accounts can sign in. */
  empty: differing({ seed: { employees: 0, evaluations: 0 } }),
  /** Reads never answer. Sign-in and writes answer. */
  loading: overriding(READS, NEVER),
  /** Sign-in and writes never answer. Reads answer. */
  saving: overriding(WRITES, NEVER),
  statisticsLoading: overriding(['getStatistics'], NEVER),
  /** All calls except sign-in are answered with 500. */
  serverError: overriding(ALL.filter(isNotSignIn), ERROR),
  /** All writes except sign-in are answered with 500. */
  saveError: overriding(WRITES.filter(isNotSignIn), ERROR),
  /** The statistics of every third employee are answered with 500. */
  statisticsError: overriding(['getStatistics'], {
    ...ERROR,
    when: { in: 'path', name: 'employeeId', equals: THIRD },
  }),
  /** Every call fails without a response. */
  offline: overriding(ALL, { answer: 'failure', failure: 'network' }),
  /** No id exists: every call with an id in its path or body is answered with 404. */
  notFound: overriding(
    [
      ...ALL.filter((id) => placeholdersOf(id).length > 0),
      ...(['createEvaluation', 'createFeedback'] as const),
    ],
    { answer: 'failure', failure: 404 },
  ),
  strictRoles: differing({ server: 'strictRoles' }),
  /** There are 10,000 employees. */
  large: differing({ seed: { employees: 10_000, evaluations: 400 } }),
  partial: differing({ server: 'partial' }),
  sparse: differing({ server: 'sparse' }),
  extreme: differing({ server: 'extreme' }),
  /** Statistics arrive after 1.5 s. They fail for one employee, and never arrive for another. */
  statisticsInParts: read(statisticsInParts),
  /** The first save of an evaluation fails. The next one works. */
  firstSaveFails: read(firstSaveFails),
  /** The session expires at the first write of each kind. */
  sessionExpires: read(sessionExpires),
  /** The third page of evaluations is answered with 500. */
  thirdPageFails: read(thirdPageFails),
  /** New records get a date two years from now. */
  twoYearsLater: read(twoYearsLater),
  /** The server asks the app to wait for 42 s after 20 calls for statistics. */
  rateLimit: read(rateLimit),
  /** An evaluation on its page has values that the contract forbids. */
  brokenEvaluation: read(brokenEvaluation),
  /** There are 2,000 employees and 8,000 evaluations. */
  manyEmployees: read(manyEmployees),
} satisfies Record<string, MockConfig>;

export type Scenario = keyof typeof SCENARIOS;

export function isScenario(name: string): name is Scenario {
  return Object.hasOwn(SCENARIOS, name);
}

export const SCENARIO_NAMES: readonly Scenario[] = Object.keys(SCENARIOS).filter(isScenario);

function differing(differences: Partial<MockConfig>): MockConfig {
  return { ...DEFAULT_CONFIG, ...differences };
}

/** Creates the same rule for each of these operations. */
function overriding(ids: readonly OperationId[], rule: Rule): MockConfig {
  return differing({ rules: Object.fromEntries(ids.map((id) => [id, [rule]])) });
}

/** Reads a file of this folder, which the mock workbench can have exported. Throws if it is not a config. */
function read(file: unknown): MockConfig {
  const { config, problems } = readMockConfig(file);
  if (problems) throw new Error(`A file in mocks/scenarios is invalid: ${problems.join('; ')}`);
  return config;
}
