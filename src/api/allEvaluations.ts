import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { Evaluation } from './contract';

/** Every evaluation, or the signed-in user's own. */
export type Scope = 'all' | 'own';

/** Returns the start of the query keys of all lists of a scope. */
export const listKey = (scope: Scope) =>
  [scope === 'all' ? 'listEvaluations' : 'listOwnEvaluations'] as const;

export interface AllEvaluations {
  /** When the last full read started, in milliseconds since 1970. Later writes of this tab are included. */
  readAt: number;
  /** The evaluations without duplicates, which occur if the list changes while its pages are read. */
  evaluations: readonly Evaluation[];
  /** The pages that could not be read, counted from 1. */
  failedPages: readonly number[];
  /** Whether the server has more evaluations than the app reads. */
  isCut: boolean;
}

/** Stays in the cache for the whole session. Only `setQueryData` sets the data: there is no query function. */
const cacheOnly = {
  queryFn: skipToken,
  gcTime: Infinity,
  meta: { failureLog: 'Failed to fetch evaluations' },
} as const;

export const allEvaluationsQueries = {
  /** Returns the query with the result of the last full read. `useAllEvaluations` sets it. */
  result: (scope: Scope) =>
    queryOptions<AllEvaluations>({
      ...cacheOnly,
      queryKey: [...listKey(scope), { all: true }],
      // Comparing thousands of evaluations would take longer than rendering them.
      structuralSharing: false,
    }),

  /**
   * Returns the query with the message of a 403, shortened for the screen. A refused read is not repeated in the same
   * session.
   */
  refusal: (scope: Scope) =>
    queryOptions<string>({ ...cacheOnly, queryKey: [...listKey(scope), { refusal: true }] }),

  /** Returns the query with the `readAt` of the last full read, also of one that is pending. A write invalidates it. */
  readAt: (scope: Scope) =>
    queryOptions<number>({ ...cacheOnly, queryKey: [...listKey(scope), { readAt: true }] }),
};

/** Whether the last full read is complete, and nothing was written since it started, in this tab or in another. */
export function isUpToDate(client: QueryClient, scope: Scope): boolean {
  const started = client.getQueryState(allEvaluationsQueries.readAt(scope).queryKey);
  const result = client.getQueryData(allEvaluationsQueries.result(scope).queryKey);
  return started?.isInvalidated === false && started.data === result?.readAt;
}

/** Changes the cached evaluations of both scopes without a request. */
export function patchAllEvaluations(
  client: QueryClient,
  patch: (evaluations: readonly Evaluation[]) => readonly Evaluation[],
) {
  for (const scope of ['all', 'own'] as const) {
    client.setQueryData(
      allEvaluationsQueries.result(scope).queryKey,
      (result) => result && { ...result, evaluations: patch(result.evaluations) },
    );
  }
}
