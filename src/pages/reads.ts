import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { isUsableId } from '../domain/ids';
import { employeeQueries } from '../features/employees/queries';
import { evaluationQueries } from '../features/evaluations/queries';
import { paths } from '../lib/paths';
import { session } from '../session/session';

/** What a screen cannot do without. Failures are the screen's to tell. */
type Reads = (queryClient: QueryClient, params: Params) => Promise<unknown>[];

/** For a read that is only asked for where nothing is known. */
const ONCE = { staleTime: 'static' } as const;

const READS: Partial<Record<string, Reads>> = {
  [paths.home]: (queryClient) =>
    session.get().role === null ? [] : [queryClient.query({ ...employeeQueries.list(), ...ONCE })],

  [paths.employeeProfile]: (queryClient, { id }) =>
    isUsableId(id)
      ? [
          queryClient.query({ ...employeeQueries.detail(id), ...ONCE }),
          queryClient.query({ ...evaluationQueries.ofEmployee(id), ...ONCE }),
        ]
      : [],

  [paths.evaluation]: (queryClient, { id }) =>
    isUsableId(id) ? [queryClient.query({ ...evaluationQueries.detail(id), ...ONCE })] : [],
};

/** Asks for what the screen at this path needs, before the screen is drawn. */
export const startReads = (path: string, queryClient: QueryClient, params: Params) =>
  session.get().token === null ? [] : (READS[path]?.(queryClient, params) ?? []);
