import {
  focusManager,
  MutationObserver,
  QueryObserver,
  type MutationKey,
} from '@tanstack/react-query';
import { ApiError } from '../api/http/apiError';
import { employeeQueries } from '../api/employees';
import { evaluationMutations, evaluationQueries } from '../api/evaluations';
import { statisticsQueries } from '../api/statistics';
import { createQueryClient } from './queryClient';

/**
 * Makes a write with this key, which succeeds or fails. Returns the queries that are read again when they are next
 * shown.
 */
async function outdatedBy(mutationKey: MutationKey | undefined, failure?: ApiError) {
  const client = createQueryClient();
  const queries = [
    employeeQueries.list(),
    employeeQueries.detail('ada'),
    employeeQueries.detail('bob'),
    evaluationQueries.page('all', 1),
    evaluationQueries.ofEmployee('ada'),
    evaluationQueries.ofEmployee('bob'),
    evaluationQueries.detail('7'),
    statisticsQueries.ofEmployee('ada'),
    statisticsQueries.ofEmployee('bob'),
  ];
  for (const { queryKey } of queries) client.setQueryData(queryKey, {});
  const write = new MutationObserver(client, {
    ...(mutationKey && { mutationKey }),
    mutationFn: () => (failure ? Promise.reject(failure) : Promise.resolve()),
  });
  await write.mutate().catch(() => undefined);
  return queries
    .filter(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated)
    .map(({ queryKey }) => String(queryKey));
}

const { mutationKey: create } = evaluationMutations.create({ id: 'ada' });
const { mutationKey: update } = evaluationMutations.update('7', { id: 'bob' });

test('a write invalidates the lists and the queries of its records', async () => {
  expect(await outdatedBy(create)).toEqual([
    'listEmployees',
    'getEmployee,ada',
    'listEvaluations,1',
    'listEmployeeEvaluations,ada',
    'getStatistics,ada',
  ]);
  expect(await outdatedBy(update)).toEqual([
    'listEmployees',
    'getEmployee,bob',
    'listEvaluations,1',
    'listEmployeeEvaluations,bob',
    'getEvaluation,7',
    'getStatistics,bob',
  ]);
  expect(await outdatedBy(undefined)).toEqual(['listEmployees', 'listEvaluations,1']);
});

const refused = new ApiError('status', 'No', 422);
const unanswered = new ApiError('network', 'Network Error');

test('a write that may have succeeded also invalidates them, but a refused write does not', async () => {
  expect(await outdatedBy(create, unanswered)).toEqual(await outdatedBy(create));
  expect(await outdatedBy(create, refused)).toEqual([]);
});

test.each([
  ['succeeds', undefined, 0],
  ['may have succeeded', unanswered, 1],
  ['is refused', refused, 0],
])(
  'active queries are refetched at once only if the result is unknown: the write %s',
  async (_outcome, failure, reads) => {
    const client = createQueryClient();
    const queryFn = jest.fn(() => ({}));
    const queryKey = ['listEmployees'] as const;
    client.setQueryData(queryKey, {});
    const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
    const mutationFn = () => (failure ? Promise.reject(failure) : Promise.resolve());
    await new MutationObserver(client, { mutationFn }).mutate().catch(() => undefined);
    expect(queryFn).toHaveBeenCalledTimes(reads);
    stop();
  },
);

test('a window that is shown again refetches only after a write, and never a search of Results', async () => {
  const client = createQueryClient();
  client.mount();
  const list = jest.fn(() => ({ evaluations: [], totalPages: 1 }));
  const search = jest.fn(() => ({ employees: [] }));
  const page = { ...evaluationQueries.page('all', 1), queryFn: list };
  const searchQuery = { ...employeeQueries.search(''), queryFn: search };
  const aMinuteAgo = { updatedAt: Date.now() - 60_000 };
  client.setQueryData(page.queryKey, list(), aMinuteAgo);
  client.setQueryData(searchQuery.queryKey, search(), aMinuteAgo);
  const observers = [
    new QueryObserver(client, { ...page, refetchOnMount: false }),
    new QueryObserver(client, { ...searchQuery, refetchOnMount: false }),
  ];
  const stops = observers.map((observer) => observer.subscribe(() => undefined));
  const show = async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await new Promise((resolve) => setTimeout(resolve));
  };
  await show();
  expect(list).toHaveBeenCalledTimes(1);
  await new MutationObserver(client, { mutationFn: () => Promise.resolve() }).mutate();
  await show();
  expect(list).toHaveBeenCalledTimes(2);
  expect(search).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
  client.unmount();
  focusManager.setFocused(undefined);
});
