import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Evaluation } from '../../../api/contract';
import { isTransient } from '../../../api/http/apiError';
import { limitCalls } from '../../../lib/query/callLimit';
import { listEvaluations, type Scope } from '../api';

export interface AllEvaluations {
  /** When the reading began, in milliseconds since 1970. */
  startedAt: number;
  /** Each once, though a page may repeat what was moved on by a new evaluation. */
  evaluations: readonly Evaluation[];
  /** The pages that could not be read, counted from 1. */
  failedPages: readonly number[];
  /** Whether the server has more than may be read. */
  isCut: boolean;
}

/** Evaluations that are asked for at once: as many as the contract allows. */
const ASKED = 100;

const KEY = ['evaluations', 'all'];
const meta = { failureLog: 'Failed to fetch evaluations' };

export const allEvaluationsQueries = {
  /** What was read, while the query cache keeps it. `readAllEvaluations` writes it. */
  result: (scope: Scope) =>
    queryOptions<AllEvaluations>({
      queryKey: [...KEY, scope],
      queryFn: skipToken,
      // Comparing thousands of evaluations would take longer than rendering them.
      structuralSharing: false,
      meta,
    }),

  /** The server's words where it has refused, cut for the screen, for the rest of the session. */
  refusal: (scope: Scope) =>
    queryOptions<string>({
      queryKey: [...KEY, scope, 'refusal'],
      queryFn: skipToken,
      gcTime: Infinity,
      meta,
    }),

  /** A page, for one reading of all. It is repeated once, and kept by nobody but the reader. */
  page: (scope: Scope, page: number, onRead: (evaluations: readonly Evaluation[]) => void) =>
    queryOptions({
      queryKey: [...KEY, scope, 'page', page],
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
