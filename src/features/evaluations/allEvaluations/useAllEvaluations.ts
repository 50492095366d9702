import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Evaluation } from '../../../api/contract';
import { toApiError } from '../../../api/http/apiError';
import { shorten } from '../../../api/http/failureNotice';
import { useCancellableTask } from '../../../lib/query/useCancellableTask';
import type { Scope } from '../../../api/evaluations';
import { writesQuery } from '../../../api/writes';
import { allEvaluationsQueries, type AllEvaluations } from '../../../api/allEvaluations';
import { readAllEvaluations, readFailedPages } from './readAllEvaluations';
import { readWritten } from './readWritten';

/**
 * Every evaluation, read once a session and on demand. What is written is added, to be as new as the lists. Every screen
 * that needs all evaluations shares what was read.
 * @param onPage Called with each page, for work that would take too long for all at once.
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
  const { done, run, cancel } = useCancellableTask();
  const [total, setTotal] = useState(1);
  const [end, setEnd] = useState<'cancelled' | 'failed'>();
  const [error, setError] = useState<unknown>();

  /** Reads everything, or what could not be read before. */
  async function read(known?: AllEvaluations) {
    setEnd(undefined);
    setTotal(1);
    try {
      await run(async (task) => {
        const settings = { ...task, queryClient, scope, onTotal: setTotal, onPage };
        const found = known
          ? await readFailedPages(known, settings)
          : await readAllEvaluations(settings);
        queryClient.setQueryData(result.queryKey, found);
      });
    } catch (cause) {
      const { status, serverMessage } = toApiError(cause);
      setError(cause);
      if (status === 403) queryClient.setQueryData(refusal.queryKey, shorten(serverMessage) ?? '');
      else setEnd('failed');
    }
  }

  const { data: writes = [] } = useQuery(writesQuery);
  const unread = data ? writes.filter(({ at }) => at >= data.startedAt) : writes;
  const start = useEffectEvent(async () => {
    if (isRefused) return;
    if (!data) {
      // What the user has cancelled is not started again, and a reading that runs goes on: what is written meanwhile is
      // added to it.
      if (end === undefined && done === undefined) await read();
      return;
    }
    if (unread.length === 0) return;
    if (!(await readWritten(queryClient, scope, data, unread))) await read();
  });
  useEffect(() => {
    // After the screen has been painted.
    const timer = window.setTimeout(() => void start());
    return () => {
      window.clearTimeout(timer);
    };
  }, [writes.length, data?.startedAt]);

  return {
    data,
    /** When what was read was last changed, in milliseconds since 1970. */
    loadedAt: dataUpdatedAt,
    /** Whether everything that was written has been read. */
    isCurrent: data !== undefined && unread.length === 0,
    isRefused,
    /** How many pages are read, of `total`; undefined while nothing is being read. */
    done,
    total,
    /** Why the last reading has no result. */
    end,
    /** What the last failed reading threw. */
    error,
    read,
    /** For the user: a newer reading also ends the former one, and is no cancellation. */
    cancel: () => {
      setEnd('cancelled');
      cancel();
    },
  };
}

export type Reading = ReturnType<typeof useAllEvaluations>;
