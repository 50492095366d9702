import { numbered } from '../db/db';
import { DEFAULT_ARRANGEMENT, type Arrangement, type Rule } from '../engine/arrangement';
import { OPERATIONS, placeholdersOf, type OperationId } from '../engine/operations';

/** The names of arrangements for development, tests and stories. */
export const SCENARIOS = [
  'default',
  'empty',
  'loading',
  'saving',
  'statisticsLoading',
  'serverError',
  'saveError',
  'statisticsError',
  'offline',
  'notFound',
  'strictRoles',
  'large',
  'partial',
  'sparse',
  'extreme',
] as const;

export type Scenario = (typeof SCENARIOS)[number];

export function isScenario(value: unknown): value is Scenario {
  return SCENARIOS.some((name) => name === value);
}

const NEVER: Rule = { answer: 'mock', delay: 'forever' };
const ERROR: Rule = { answer: 'failure', failure: 500 };

const ALL = OPERATIONS.map(({ id }) => id);
const READS = OPERATIONS.filter(({ method }) => method === 'GET').map(({ id }) => id);
const WRITES = ALL.filter((id) => !READS.includes(id));
const isNotSignIn = (id: OperationId) => id !== 'login';

/** The same rule for each of these operations. */
const each = (ids: readonly OperationId[], rule: Rule): Pick<Arrangement, 'rules'> => ({
  rules: Object.fromEntries(ids.map((id) => [id, [rule]])),
});

/** Every third of 57 employees. */
const THIRD = Array.from({ length: 19 }, (_, index) => numbered('employee', 3, 3 * (index + 1)));

const DIFFERENCES: Record<Scenario, Partial<Arrangement>> = {
  default: {},
  /** No employees and no evaluations. The demo accounts can sign in. */
  empty: { seed: { employees: 0, evaluations: 0 } },
  /** Reads never answer. Sign-in and writes answer. */
  loading: each(READS, NEVER),
  /** Sign-in and writes never answer. Reads answer. */
  saving: each(WRITES, NEVER),
  statisticsLoading: each(['getStatistics'], NEVER),
  /** All calls except sign-in answer 500. */
  serverError: each(ALL.filter(isNotSignIn), ERROR),
  /** All writes except sign-in answer 500. */
  saveError: each(WRITES.filter(isNotSignIn), ERROR),
  /** The statistics of every third employee answer 500. */
  statisticsError: each(['getStatistics'], {
    ...ERROR,
    when: { in: 'path', name: 'employeeId', equals: THIRD },
  }),
  /** Every call fails without a response. */
  offline: each(ALL, { answer: 'failure', failure: 'network' }),
  /** No id is known: every call with an id in its path or body is answered 404. */
  notFound: each(
    [
      ...ALL.filter((id) => placeholdersOf(id).length > 0),
      ...(['createEvaluation', 'createFeedback'] as const),
    ],
    { answer: 'failure', failure: 404 },
  ),
  strictRoles: { server: 'strictRoles' },
  /** 10,000 employees. */
  large: { seed: { employees: 10_000, evaluations: 400 } },
  partial: { server: 'partial' },
  sparse: { server: 'sparse' },
  extreme: { server: 'extreme' },
};

export function scenarioArrangement(name: Scenario): Arrangement {
  return { ...DEFAULT_ARRANGEMENT, ...DIFFERENCES[name] };
}
