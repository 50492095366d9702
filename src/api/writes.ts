import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';

/** A write about evaluations that has ended, in this tab or in another. */
export interface Write {
  /** Milliseconds since 1970. */
  at: number;
  /** The evaluation that was changed. Undefined for a new one, whose id only the server knows. */
  evaluationId?: string | undefined;
  /** Whether it was another tab, which does not say what it has written. */
  isForeign?: boolean;
}

/** The writes of this session, in the order in which they ended. Set by the mutations, and by no call. */
export const writesQuery = queryOptions<readonly Write[]>({
  queryKey: ['listEvaluations', { writes: true }],
  queryFn: skipToken,
  gcTime: Infinity,
  meta: { failureLog: 'Failed to fetch evaluations' },
});

export function addWrite(client: QueryClient, write: Write) {
  client.setQueryData(writesQuery.queryKey, (writes = []) => [...writes, write]);
}
