import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Evaluation } from '../../../api/contract';
import { toApiError } from '../../../api/http/apiError';
import { shorten } from '../../../api/http/failureToast';
import { useBulkRead } from '../../../api/useBulkRead';
import {
  allEvaluationsQueries,
  isUpToDate,
  type AllEvaluations,
  type Scope,
} from '../../../api/allEvaluations';
import { readAllEvaluations, readFailedPages } from './readAllEvaluations';

/**
 * Returns all evaluations. They are read on demand, and again when a screen is opened after a write. All screens share
 * the result.
 * @param onPage Called with each page, for work that would take too long for all pages at once.
 */
export function useAllEvaluations(
  scope: Scope,
  onPage: (evaluations: readonly Evaluation[]) => void,
) {
  const queryClient = useQueryClient();
  const result = allEvaluationsQueries.result(scope);
  const { data, dataUpdatedAt } = useQuery(result);
  const refusal = allEvaluationsQueries.refusal(scope);
  const isRefused = useQuery(refusal).data !== undefined;
  const started = allEvaluationsQueries.readAt(scope);
  const { progress, run, cancel } = useBulkRead();
  const [outcome, setOutcome] = useState<'cancelled' | 'failed'>();
  const [error, setError] = useState<unknown>();
  const [isCurrent, setIsCurrent] = useState(() => isUpToDate(queryClient, scope));

  /** Reads all pages, or only those that could not be read before. */
  async function read(previous?: AllEvaluations) {
    setOutcome(undefined);
    try {
      const isDone = await run(async (bulk) => {
        const settings = { bulk, scope, onPage };
        const readAt = Date.now();
        if (!previous) queryClient.setQueryData(started.queryKey, readAt);
        const evaluations = previous
          ? await readFailedPages(previous, settings)
          : await readAllEvaluations(readAt, settings);
        queryClient.setQueryData(result.queryKey, evaluations);
      });
      if (!isDone || previous) return;
      // If something was written during the read, the evaluations are read again.
      if (queryClient.getQueryState(started.queryKey)?.isInvalidated) await read();
      else setIsCurrent(true);
    } catch (cause) {
      const { status, serverMessage } = toApiError(cause);
      setError(cause);
      if (status === 403) queryClient.setQueryData(refusal.queryKey, shorten(serverMessage) ?? '');
      else setOutcome('failed');
    }
  }

  const start = useEffectEvent(() => {
    // After Cancel, the read does not start again by itself.
    if (!isCurrent && !isRefused && outcome === undefined) void read();
  });
  useEffect(() => {
    // The read starts after the screen has been painted.
    const timer = window.setTimeout(start);
    return () => {
      window.clearTimeout(timer);
    };
  }, []);

  return {
    data,
    /** When the data last changed, in milliseconds since 1970. */
    loadedAt: dataUpdatedAt,
    /** Whether the data includes everything that was written before the screen was opened, and during the read. */
    isCurrent: isCurrent && data !== undefined,
    isRefused,
    /** The number of pages read; undefined while nothing is being read. */
    progress,
    /** Why the last read has no result; undefined if it has one. */
    outcome,
    /** What the last failed read threw. */
    error,
    read,
    /**
     * Cancels the read for the user. A newer read also ends an earlier one, but that is no cancellation by the user.
     */
    cancel: () => {
      setOutcome('cancelled');
      cancel();
    },
  };
}

export type AllEvaluationsLoad = ReturnType<typeof useAllEvaluations>;
