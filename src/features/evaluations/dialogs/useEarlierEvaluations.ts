import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Evaluation } from '../../../api/contract';
import { newestFirst } from '../../../lib/text/createdTime';
import { toDate } from '../../../domain/isoDate';
import { isSameEmail } from '../../../domain/sameEmail';
import { evaluationQueries } from '../../../api/evaluations';
import { useSession } from '../../../session/useSession';

/** Reads the evaluations of an employee: those before the edited one, or all for a new one. */
export function useEarlierEvaluations(employeeId: string, edited: Evaluation | undefined) {
  const { data, error, refetch } = useQuery(evaluationQueries.ofEmployee(employeeId));
  const evaluations = useMemo(() => data && earlierThan(data, edited), [data, edited]);
  const { email } = useSession();
  const areOwn =
    evaluations !== undefined &&
    evaluations.length > 0 &&
    evaluations.every(({ evaluator }) => isSameEmail(evaluator?.email, email));
  return {
    evaluations,
    /** Whether there are earlier evaluations, and all are known to be the user's. */
    areOwn,
    error,
    refetch,
  };
}

export type Earlier = ReturnType<typeof useEarlierEvaluations>;

/** Returns the earlier evaluations, the newest first. Evaluations without a date are included. */
function earlierThan(evaluations: readonly Evaluation[], edited: Evaluation | undefined) {
  const listed = evaluations.find(({ _id }) => _id === edited?._id) ?? edited;
  const before = toDate(listed?.createdAt);
  return newestFirst(
    evaluations.filter(({ _id, createdAt }) => {
      const time = toDate(createdAt);
      return _id !== edited?._id && !(before && time && time > before);
    }),
  );
}
