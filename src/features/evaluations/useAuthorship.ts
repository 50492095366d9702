import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { Evaluation, EvaluationList } from '../../api/contract';
import { isIsoDate } from '../../domain/isoDate';
import { isSameEmail } from '../../domain/sameEmail';
import { nonBlank } from '../../domain/texts';
import { session } from '../../session/session';
import { listKey } from '../../api/allEvaluations';
import { evaluationQueries } from '../../api/evaluations';

/**
 * Returns the evaluator and the date of an evaluation, if they can be known. An answer with one evaluation may leave
 * them out (specification, Evaluation). Then they come from the lists in the query cache, or from the employee's
 * history, which is read for this.
 */
export function useAuthorship(evaluation: Evaluation | undefined) {
  const queryClient = useQueryClient();
  // The lists are read once, because the cache drops them later.
  const [{ isOwn, listed }] = useState(() => findListed(queryClient, evaluation?._id));
  const listedAuthorship = authorshipOf(evaluation, listed);
  const employeeId = evaluation?.employee?._id ?? '';
  const { data: history } = useQuery({
    ...evaluationQueries.ofEmployee(employeeId),
    enabled:
      employeeId !== '' &&
      (listedAuthorship.evaluator === '' || listedAuthorship.createdAt === undefined),
  });
  const past = history?.find(({ _id }) => _id === evaluation?._id);
  const { email, ...authorship } = authorshipOf(evaluation, listed, past);
  return {
    ...authorship,
    /** Whether the evaluation is known to be the user's. */
    isOwn: isOwn || isSameEmail(email, session.get().email),
  };
}

function authorshipOf(...sources: (Evaluation | undefined)[]) {
  const evaluators = sources.flatMap((source) => source?.evaluator ?? []);
  const firstOf = (texts: (string | null | undefined)[]) => texts.find(nonBlank) ?? '';
  return {
    evaluator: firstOf(evaluators.map(({ name }) => name)),
    email: firstOf(evaluators.map(({ email }) => email)),
    createdAt: sources.map((source) => source?.createdAt).find(isIsoDate),
  };
}

function findListed(queryClient: QueryClient, id: string | undefined) {
  const findIn = (key: QueryKey) =>
    queryClient
      .getQueriesData<EvaluationList | Evaluation[]>({ queryKey: key })
      .flatMap(([, data]) => (Array.isArray(data) ? data : (data?.evaluations ?? [])))
      .find(({ _id }) => _id === id);
  const own = findIn(listKey('own'));
  return {
    isOwn: own !== undefined,
    listed: own ?? findIn(listKey('all')) ?? findIn(['listEmployeeEvaluations']),
  };
}
