import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Evaluation, EvaluationList } from '../../../api/contract';
import { display, isIsoDate } from '../../../lib/text/display';
import { evaluationQueries, listKey } from '../queries';

/**
 * Who evaluated, and when, if it can be known. An answer with one evaluation may leave this out
 * (specification, Evaluation). Then it comes from the lists in the query cache, or from the employee's history, which
 * is read for it.
 */
export function useAuthorship(evaluation: Evaluation) {
  const queryClient = useQueryClient();
  // Once, because the cache forgets the lists.
  const [listed] = useState(() => findListed(queryClient, evaluation._id));
  const known = authorshipOf(evaluation, listed);
  const employeeId = evaluation.employee?._id ?? '';
  const { data: history } = useQuery({
    ...evaluationQueries.ofEmployee(employeeId),
    enabled: employeeId !== '' && (known.evaluator === '' || known.createdAt === undefined),
  });
  const past = history?.find(({ _id }) => _id === evaluation._id);
  return authorshipOf(evaluation, listed, past);
}

function authorshipOf(...sources: (Evaluation | undefined)[]) {
  const evaluators = sources.map((source) => display(source?.evaluator?.name, ''));
  return {
    evaluator: evaluators.find((name) => name !== '') ?? '',
    createdAt: sources.map((source) => source?.createdAt).find(isIsoDate),
  };
}

function findListed(queryClient: QueryClient, id: string): Evaluation | undefined {
  const cached = <Data>(queryKey: readonly string[]) =>
    queryClient.getQueriesData<Data>({ queryKey }).flatMap(([, data]) => data ?? []);
  const pages = [listKey('own'), listKey('all')].flatMap((key) => cached<EvaluationList>(key));
  const histories = cached<Evaluation[]>(listKey('employee'));
  return [...pages.flatMap(({ evaluations }) => evaluations), ...histories.flat()].find(
    ({ _id }) => _id === id,
  );
}
