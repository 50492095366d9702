import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { isUsableId } from '../domain/ids';
import { employeeQueries } from '../features/employees/queries';
import { evaluationQueries } from '../features/evaluations/queries';
import { paths } from '../lib/paths';
import { session } from '../session/session';

/** Asks for what is not known yet. Failures are the screen's to tell. */
type Reads = (queryClient: QueryClient, params: Params) => Promise<unknown>[];

const READS: Partial<Record<string, Reads>> = {
  [paths.home]: (queryClient) =>
    session.get().role === null ? [] : [queryClient.ensureQueryData(employeeQueries.list())],

  [paths.employeeProfile]: (queryClient, { id }) =>
    isUsableId(id)
      ? [
          queryClient.ensureQueryData(employeeQueries.detail(id)),
          queryClient.ensureQueryData(evaluationQueries.ofEmployee(id)),
        ]
      : [],

  [paths.evaluation]: (queryClient, { id }) =>
    isUsableId(id) ? [queryClient.ensureQueryData(evaluationQueries.detail(id))] : [],
};

/** Asks for what the screen at this path cannot do without, before the screen is drawn. */
export const startReads = (path: string, queryClient: QueryClient, params: Params) =>
  session.get().token === null ? [] : (READS[path]?.(queryClient, params) ?? []);
