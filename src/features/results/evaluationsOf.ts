import type { UseQueryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Evaluation } from '../../api/contract';

type EvaluationsQuery = UseQueryOptions<Evaluation[], Error, Evaluation[], string[]>;

/** The query for the evaluations of an employee, which the page knows. */
export const EvaluationsOf = createContext<((employeeId: string) => EvaluationsQuery) | undefined>(
  undefined,
);

export function useEvaluationsOf() {
  const evaluationsOf = useContext(EvaluationsOf);
  if (!evaluationsOf) throw new Error('The page provides no EvaluationsOf');
  return evaluationsOf;
}

/** For rows that are scrolled out of view and back, as that of the statistics. Saving an evaluation invalidates it. */
export const ROW_STALE_TIME = 60_000;
