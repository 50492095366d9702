import { OPERATION_IDS } from '../../mocks/engine/operations';
import { faultsOf } from './faults';
import { READS } from './reads';
import { WRITES } from './writes';

const CALLS = [...READS, ...WRITES];

test('reads.ts and writes.ts have every operation of the contract', () => {
  const operations = new Set(CALLS.map(({ operation }) => operation));
  expect([...operations].toSorted()).toEqual(OPERATION_IDS.toSorted());
});

test.each(CALLS)('each fault of $operation on $path has a name of its own', (call) => {
  const names = faultsOf(call).map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
