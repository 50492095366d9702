import { ANSWERED_READS } from '../answers/reads';
import { ANSWERED_WRITES } from '../answers/writes';
import { OPERATION_IDS } from '../../mocks/engine/operations';

test('the tables of reads and writes have every operation', () => {
  const ids = [...ANSWERED_READS, ...ANSWERED_WRITES].map(({ operation }) => operation);
  expect(ids.toSorted()).toEqual(OPERATION_IDS.toSorted());
});
