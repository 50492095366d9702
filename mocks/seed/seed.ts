import { DEMO_ACCOUNTS } from '../demoAccounts';
import type { Records } from '../db/records';
import type { Scenario } from '../scenarios';
import { toExtremes } from './extremes';
import { makeCrowd, makeEmployees } from './employees';
import { makeEvaluations } from './evaluations';

/** Made at most once: the same every time, and never changed. */
const standard = once((): Records => {
  const employees = makeEmployees();
  return { accounts: DEMO_ACCOUNTS, employees, evaluations: makeEvaluations(employees) };
});

const large = once((): Records => {
  const { employees, ...rest } = standard();
  return { ...rest, employees: [...employees, ...makeCrowd(employees.length + 1, 10_000)] };
});

const extreme = once(() => toExtremes(standard()));

const empty: Records = { accounts: DEMO_ACCOUNTS, employees: [], evaluations: [] };

/** What a scenario starts with. */
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
