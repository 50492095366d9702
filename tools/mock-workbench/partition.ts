import type { Rule, Rules } from '../../mocks/config/mockConfig';
import { OPERATIONS, OPERATION_IDS, type OperationId } from '../../mocks/config/operations';
import { isReal } from '../../mocks/config/rules';

/** The calls that the real host answers. */
type Partition = 'mock' | 'reads' | 'host';

/** Each option has a name and a description. */
export const PARTITIONS: readonly (readonly [Partition, name: string, sentence: string])[] = [
  ['mock', 'Everything mock', 'The mock answers every call, and nothing leaves this page.'],
  [
    'reads',
    'Reads real, writes mock',
    'Sign-in and reads go to the host. The mock answers every save, so nothing changes at the host.',
  ],
  [
    'host',
    'Everything real',
    'Every call goes to the host: sign in with one of its accounts. What is saved is saved there.',
  ],
];

const REAL: readonly Rule[] = [{ answer: 'real' }];

/** The operations that read. They include sign-in, because the host accepts only its own tokens. */
const READS = OPERATIONS.filter(({ id, method }) => method === 'GET' || id === 'login').map(
  ({ id }) => id,
);

const OF_HOST: Readonly<Record<Partition, readonly OperationId[]>> = {
  mock: [],
  reads: READS,
  host: OPERATION_IDS,
};

/** Returns the option with these rules. Undefined if there is none. */
export function partitionOf(rules: Rules): Partition | undefined {
  const real = OPERATION_IDS.filter((id) => isReal(rules[id]));
  return PARTITIONS.map(([partition]) => partition).find(
    (partition) => OF_HOST[partition].join() === real.join(),
  );
}

/** Returns the rules for an option: 'real' for the operations of the host. Other operations keep their rules. */
export function withPartition(rules: Rules, partition: Partition): Rules {
  const next: Rules = {};
  for (const id of OPERATION_IDS) {
    const kept = rules[id]?.filter(({ answer }) => answer !== 'real') ?? [];
    const own = OF_HOST[partition].includes(id) ? REAL : kept;
    if (own.length > 0) next[id] = own;
  }
  return next;
}
