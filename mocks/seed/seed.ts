import { DEMO_ACCOUNTS } from '../demoAccounts';
import type { Records } from '../records';
import type { Scenario } from '../scenarios';
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

const empty: Records = { accounts: DEMO_ACCOUNTS, employees: [], evaluations: [] };

/** What a scenario starts with. */
export function seedFor(scenario: Scenario): Records {
  if (scenario === 'empty') return empty;
  return scenario === 'large' ? large() : standard();
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
