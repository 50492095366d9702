/** States of the mock for development, tests and stories. */
export const SCENARIOS = [
  /** 57 employees and 400 evaluations; everybody may do everything (specification, Server rules). */
  'default',
  /** No employees and no evaluations. The demo accounts can sign in. */
  'empty',
  /** Reads never answer. Sign-in and writes answer. */
  'loading',
  /** Sign-in and writes never answer. Reads answer. */
  'saving',
  /** Statistics never answer. */
  'statisticsLoading',
  /** All calls except sign-in answer 500. */
  'serverError',
  /** All writes except sign-in answer 500. */
  'saveError',
  /** The statistics of every third employee answer 500. */
  'statisticsError',
  /** Every call fails without a response. */
  'offline',
  /** No id is known: every call with an id in its path or body is answered 404. */
  'notFound',
  /** 403 to an Employee who adds an employee, saves an evaluation or lists all (specification, Server rules). */
  'strictRoles',
  /** 10,000 employees. */
  'large',
  /** The list holds only 20 of 57 employees. */
  'partial',
  /** Responses have no optional values. */
  'sparse',
  /** Names, addresses, notes and feedback that are hard to lay out: long, right-to-left, wide. */
  'extreme',
] as const;

export type Scenario = (typeof SCENARIOS)[number];

export function isScenario(value: unknown): value is Scenario {
  return SCENARIOS.some((scenario) => scenario === value);
}
