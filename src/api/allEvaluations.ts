import { queryOptions, skipToken } from '@tanstack/react-query';
import { limitCalls } from '../lib/query/callLimit';
import type { Evaluation } from './contract';
import { getEvaluation, listEvaluations, listKey, type Scope } from './evaluations';
import { isTransient } from './http/apiError';

export interface AllEvaluations {
  /** When everything was last asked for, in milliseconds since 1970. What this browser has written since is added. */
  readAt: number;
  /** Writes that ended before this time are among the evaluations. */
  startedAt: number;
  /** Each once, also where the list moved while its pages were read. */
  evaluations: readonly Evaluation[];
  /** The pages that could not be read, counted from 1. */
  failedPages: readonly number[];
  /** Whether the server has more than are read. */
  isCut: boolean;
}

/** The evaluations that one call asks for: as many as the contract allows. */
const ASKED = 100;

const meta = { failureLog: 'Failed to fetch evaluations' };

export const allEvaluationsQueries = {
  /** What was read in this session. `useAllEvaluations` writes it. */
  result: (scope: Scope) =>
    queryOptions<AllEvaluations>({
      queryKey: [...listKey(scope), { all: true }],
      queryFn: skipToken,
      // Comparing thousands of evaluations would take longer than rendering them.
      structuralSharing: false,
      gcTime: Infinity,
      meta,
    }),

  /** The server's message if it has refused, cut for the screen. It is kept for the rest of the session. */
  refusal: (scope: Scope) =>
    queryOptions<string>({
      queryKey: [...listKey(scope), { refusal: true }],
      queryFn: skipToken,
      gcTime: Infinity,
      meta,
    }),

  /** One evaluation after a write. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['getEvaluation', id, 'written'],
      queryFn: ({ signal }) => limitCalls(() => getEvaluation(id, signal), signal),
      staleTime: 0,
      gcTime: 0,
      retry: (failures, error) => failures < 1 && isTransient(error),
      meta,
    }),

  /** One page, for one reading of all. A failed call is repeated once, and the cache does not keep it. */
  page: (scope: Scope, page: number, onRead: (evaluations: readonly Evaluation[]) => void) =>
    queryOptions({
      queryKey: [...listKey(scope), { part: page }],
      queryFn: async ({ signal }) => {
        const list = await limitCalls(() => listEvaluations(scope, page, signal, ASKED), signal);
        onRead(list.evaluations);
        return list;
      },
      staleTime: 0,
      gcTime: 0,
      retry: (failures, error) => failures < 1 && isTransient(error),
      meta,
    }),
};
