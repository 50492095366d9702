import { FAULTS } from '../../test/faults/faults';
import { READS, STATISTICS } from '../../test/faults/reads';
import { WRITES } from '../../test/faults/writes';
import { readContract } from '../../contract/document';
import { isRecord } from '../domain/isRecord';

/** Every operation of `openapi.yaml`, as 'GET /api/employees'. */
function operations(): string[] {
  const contract = readContract();
  const paths = isRecord(contract) ? contract['paths'] : undefined;
  if (!isRecord(paths)) throw new Error('The contract has no paths');
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(isRecord(item) ? item : {})
      .filter((method) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
}

test('every operation of the contract is tested with the faults', () => {
  const called = [...READS, STATISTICS, ...WRITES].map(({ call }) => call.split(/[?,]/)[0]);
  expect([...new Set(called)].sort()).toEqual(operations().sort());
});

test('the names of the faults are unique', () => {
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
});
