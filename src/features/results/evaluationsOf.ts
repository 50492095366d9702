import type { UseQueryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Evaluation } from '../../api/contract';
import { ROW_STALE_TIME } from './queries';

type EvaluationsQuery = UseQueryOptions<Evaluation[], Error, Evaluation[], string[]>;

/** The query for the evaluations of an employee. The page provides it. */
export const EvaluationsOf = createContext<(employeeId: string) => EvaluationsQuery>(() => {
  throw new Error('The page provides no EvaluationsOf');
});

export function useEvaluationsOf() {
  const evaluationsOf = useContext(EvaluationsOf);
  return (employeeId: string) => ({ ...evaluationsOf(employeeId), staleTime: ROW_STALE_TIME });
}
