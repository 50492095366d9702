import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Evaluation } from '../../../api/contract';
import { inRange } from '../../../lib/text/createdTime';
import { usePeriod } from '../../../lib/url/periodParameter';
import { evaluationQueries } from '../../../api/evaluations';

const NONE: Evaluation[] = [];

/** Returns the evaluations of an employee, and those in the period of the screen. */
export function useHistory(employeeId: string) {
  const query = useQuery(evaluationQueries.ofEmployee(employeeId));
  const { range } = usePeriod();
  const { data } = query;
  const evaluations = useMemo(() => inRange(data ?? NONE, range), [data, range]);
  return {
    /** Undefined until they are known. */
    all: data,
    /** The evaluations of the period; none until they are known. */
    evaluations,
    /** Milliseconds since 1970. A component that reads it renders at each refetch, even if nothing has changed. */
    get loadedAt() {
      return query.dataUpdatedAt;
    },
    /** Why the evaluations are not known. */
    failure: data ? null : query.error,
    retry: () => void query.refetch(),
  };
}

export type History = ReturnType<typeof useHistory>;
