import { failuresOf, findOperation, OPERATION_IDS, operationOf } from './operations';

test('the mock has the operations of the contract', () => {
  expect(OPERATION_IDS).toContain('listEmployees');
  expect(operationOf('createEvaluation')).toMatchObject({ method: 'POST', success: 201 });
  expect(failuresOf('getStatistics')).toEqual([401, 404, 500]);
});

test('the mock answers the paths of all operations', () => {
  // Another path would go to the development server.
  const operationsOutsideApi = OPERATION_IDS.map(operationOf).filter(
    ({ path }) => !path.startsWith('/api/'),
  );
  expect(operationsOutsideApi).toEqual([]);
});

test.each([
  ['GET', '/api/evaluations', 'listEvaluations'],
  ['GET', '/api/evaluations/evaluator?page=2', 'listOwnEvaluations'],
  ['GET', '/api/evaluations/a%2Fb', 'getEvaluation'],
  ['PUT', '/api/evaluations/%E0%A4%A', 'updateEvaluation'],
  ['GET', '/api/evaluations/results/e1', 'getStatistics'],
] as const)('%s %s is %s', (method, path, id) => {
  expect(findOperation({ method, url: `http://localhost${path}` })).toBe(id);
});

test.each([
  ['DELETE', '/api/employees/e1'],
  ['GET', '/api/people'],
  ['GET', '/api/employees/e1/more'],
])('%s %s is not an operation', (method, path) => {
  expect(findOperation({ method, url: `http://localhost${path}` })).toBeUndefined();
});
