import { readContract } from '../../contract/document';
import { readOperations } from '../../contract/operations';
import { findCall, OPERATION_IDS, OPERATIONS } from './operations';

test('the table is that of the contract', () => {
  const table = OPERATION_IDS.map((id) => {
    const { method, path, success, failures } = OPERATIONS[id];
    return { id, method, path, success, statuses: [success, ...failures] };
  });
  const contract = readOperations(readContract());
  expect(new Set(table.map(({ id }) => id))).toEqual(new Set(contract.map(({ id }) => id)));
  for (const operation of contract) {
    expect(table).toContainEqual({ ...operation, statuses: operation.statuses.toSorted() });
  }
});

test.each([
  ['GET', '/api/evaluations', 'listEvaluations', {}],
  ['GET', '/api/evaluations/evaluator?page=2', 'listOwnEvaluations', {}],
  ['GET', '/api/evaluations/a%2Fb', 'getEvaluation', { id: 'a/b' }],
  ['PUT', '/api/evaluations/%E0%A4%A', 'updateEvaluation', { id: '%E0%A4%A' }],
  ['GET', '/api/evaluations/results/e1', 'getStatistics', { employeeId: 'e1' }],
] as const)('%s %s is %s', (method, path, id, pathValues) => {
  expect(findCall({ method, url: `http://localhost${path}` })).toMatchObject({ id, pathValues });
});

test.each([
  ['DELETE', '/api/employees/e1'],
  ['GET', '/api/people'],
  ['GET', '/api/employees/e1/more'],
])('%s %s is no operation', (method, path) => {
  expect(findCall({ method, url: `http://localhost${path}` })).toBeUndefined();
});
