import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { Evaluation } from './contract';

/** Every evaluation, or the signed-in user's own. */
export type Scope = 'all' | 'own';

/** The start of the query keys of all lists of a scope. */
export const listKey = (scope: Scope) =>
  [scope === 'all' ? 'listEvaluations' : 'listOwnEvaluations'] as const;

export interface AllEvaluations {
  /** When everything was last asked for, in milliseconds since 1970. What this tab has written since is added. */
  readAt: number;
  /** Each once, also where the list moved while its pages were read. */
  evaluations: readonly Evaluation[];
  /** The pages that could not be read, counted from 1. */
  failedPages: readonly number[];
  /** Whether the server has more than are read. */
  isCut: boolean;
}

/** Kept for the session, and set by no call of their own. */
const kept = {
  queryFn: skipToken,
  gcTime: Infinity,
  meta: { failureLog: 'Failed to fetch evaluations' },
} as const;

export const allEvaluationsQueries = {
  /** What was read in this session. `useAllEvaluations` writes it. */
  result: (scope: Scope) =>
    queryOptions<AllEvaluations>({
      ...kept,
      queryKey: [...listKey(scope), { all: true }],
      // Comparing thousands of evaluations would take longer than rendering them.
      structuralSharing: false,
    }),

  /** The server's message if it has refused, cut for the screen. It is kept for the rest of the session. */
  refusal: (scope: Scope) =>
    queryOptions<string>({ ...kept, queryKey: [...listKey(scope), { refusal: true }] }),

  /** When the last write ended, in this tab or in another, in milliseconds since 1970. */
  writtenAt: () =>
    queryOptions<number>({ ...kept, queryKey: ['listEvaluations', { writtenAt: true }] }),
};

/** Changes what was read of all evaluations, without a call. It is read again when it is next opened. */
export function patchAll(
  client: QueryClient,
  patch: (evaluations: readonly Evaluation[]) => readonly Evaluation[],
) {
  for (const scope of ['all', 'own'] as const) {
    client.setQueryData(
      allEvaluationsQueries.result(scope).queryKey,
      (known) => known && { ...known, evaluations: patch(known.evaluations) },
    );
  }
}
