import { DEMO_ACCOUNTS } from '../demoAccounts';
import type { Records } from '../db/records';
import type { ServerKind } from '../servers';
import { withExtremes } from './extremes';
import { makeEmployees } from './employees';
import { makeEvaluations } from './evaluations';
import { withSizes, type SeedSizes } from './sizes';

/** Creates the standard records at most once, because they are always the same and never mutated. */
const standard = once((): Records => {
  const employees = makeEmployees();
  return { accounts: DEMO_ACCOUNTS, employees, evaluations: makeEvaluations(employees) };
});

const extreme = once(() => withExtremes(standard()));

/** The last result is cached, because 10,000 employees take a second. */
let sized: { key: string; records: Records } | undefined;

/** Returns the initial records of a kind of server, with its default sizes or with others. */
export function seedFor(server: ServerKind = 'default', sizes?: SeedSizes): Records {
  const records = server === 'extreme' ? extreme() : standard();
  if (!sizes) return records;
  const key = [server, sizes.employees, sizes.evaluations].join(' ');
  if (sized?.key !== key) sized = { key, records: withSizes(records, sizes) };
  return sized.records;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
