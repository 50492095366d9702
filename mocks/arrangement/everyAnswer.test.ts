import { ANSWERED_READS } from '../../test/answers/reads';
import { ANSWERED_WRITES } from '../../test/answers/writes';
import { OPERATION_IDS } from './operations';

test('the tables of reads and writes have every operation', () => {
  const ids = [...ANSWERED_READS, ...ANSWERED_WRITES].map(({ operation }) => operation);
  expect(ids.toSorted()).toEqual(OPERATION_IDS.toSorted());
});
