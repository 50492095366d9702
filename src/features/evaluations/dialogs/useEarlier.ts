import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Evaluation } from '../../../api/contract';
import { newestFirst } from '../../../lib/text/createdTime';
import { toDate } from '../../../domain/isoDate';
import { evaluationQueries } from '../../../api/evaluations';

/** The read of an employee's evaluations, with those before the edited one; with all for a new one. */
export function useEarlier(employeeId: string, edited: Evaluation | undefined) {
  const { data, error, refetch } = useQuery(evaluationQueries.ofEmployee(employeeId));
  const evaluations = useMemo(() => data && earlierThan(data, edited), [data, edited]);
  return { evaluations, error, refetch };
}

export type Earlier = ReturnType<typeof useEarlier>;

/** The newest first. One without a date may be an earlier one. */
function earlierThan(evaluations: readonly Evaluation[], edited: Evaluation | undefined) {
  const known = evaluations.find(({ _id }) => _id === edited?._id) ?? edited;
  const before = toDate(known?.createdAt);
  return newestFirst(
    evaluations.filter(({ _id, createdAt }) => {
      const time = toDate(createdAt);
      return _id !== edited?._id && !(before && time && time > before);
    }),
  );
}
