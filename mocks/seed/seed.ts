import { DEMO_ACCOUNTS } from '../demoAccounts';
import type { Records } from '../db/records';
import type { Scenario } from '../scenarios';
import { withExtremes } from './extremes';
import { makeManyEmployees, makeEmployees } from './employees';
import { makeEvaluations } from './evaluations';

/** Made at most once, since it is always the same and never mutated. */
const standard = once((): Records => {
  const employees = makeEmployees();
  return { accounts: DEMO_ACCOUNTS, employees, evaluations: makeEvaluations(employees) };
});

const large = once((): Records => {
  const { employees, ...others } = standard();
  return {
    ...others,
    employees: [...employees, ...makeManyEmployees(employees.length + 1, 10_000)],
  };
});

const extreme = once(() => withExtremes(standard()));

const empty: Records = { accounts: DEMO_ACCOUNTS, employees: [], evaluations: [] };

/** The initial records of a scenario. */
export function seedFor(scenario: Scenario): Records {
  switch (scenario) {
    case 'empty':
      return empty;
    case 'large':
      return large();
    case 'extreme':
      return extreme();
    default:
      return standard();
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
