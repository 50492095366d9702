import { DEMO_ACCOUNTS } from '../demoAccounts';
import type { Records } from '../db/records';
import type { Server } from '../servers';
import { withExtremes } from './extremes';
import { makeEmployees } from './employees';
import { makeEvaluations } from './evaluations';
import { withSizes, type SeedSizes } from './sizes';

/** Made at most once, since it is always the same and never mutated. */
const standard = once((): Records => {
  const employees = makeEmployees();
  return { accounts: DEMO_ACCOUNTS, employees, evaluations: makeEvaluations(employees) };
});

const extreme = once(() => withExtremes(standard()));

/** The records that were made last, because 10,000 employees take a second. */
let sized: { key: string; records: Records } | undefined;

/** The initial records of a server, of its own sizes or of others. */
export function seedFor(server: Server = 'default', sizes?: SeedSizes): Records {
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
