import { QueryClient, queryOptions } from '@tanstack/react-query';
import { employeeQueries } from './employees';
import { evaluationMutations, evaluationQueries } from './evaluations';
import { invalidateAfterWrite } from './readAfterWrites';
import { statisticsQueries } from './statistics';

/** The queries that are read again when they are shown. */
function changedBy({ mutationKey }: { mutationKey: Parameters<typeof invalidateAfterWrite>[1] }) {
  const client = new QueryClient();
  const { queryKey: list } = employeeQueries.list();
  const keys = [
    list,
    employeeQueries.detail('ada').queryKey,
    employeeQueries.detail('bob').queryKey,
    evaluationQueries.page('all', 1).queryKey,
    evaluationQueries.ofEmployee('ada').queryKey,
    evaluationQueries.ofEmployee('bob').queryKey,
    evaluationQueries.detail('7').queryKey,
    statisticsQueries.ofEmployee('ada').queryKey,
    statisticsQueries.ofEmployee('bob').queryKey,
  ];
  for (const key of keys) client.setQueryData(key, {});
  invalidateAfterWrite(client, mutationKey);
  return keys.filter((key) => client.getQueryState(key)?.isInvalidated).map(String);
}

test('an evaluation changes the lists, and what is read of its employee', () => {
  expect(changedBy(evaluationMutations.create({ id: 'ada' }))).toEqual([
    'listEmployees',
    'getEmployee,ada',
    'listEvaluations,1',
    'listEmployeeEvaluations,ada',
    'getStatistics,ada',
  ]);
  expect(changedBy(evaluationMutations.update('7', { id: 'bob' }))).toEqual([
    'listEvaluations,1',
    'listEmployeeEvaluations,bob',
    'getEvaluation,7',
    'getStatistics,bob',
  ]);
});

test('the type check refuses the key of a query that reads no operation', () => {
  // @ts-expect-error the first part is an operation of openapi.yaml
  queryOptions({ queryKey: ['teams'], queryFn: () => null });
});
