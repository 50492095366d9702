import {
  hashKey,
  notifyManager,
  useQuery,
  useQueryClient,
  type QueryState,
} from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { isSameEmail } from '../domain/sameEmail';
import { storeCurrentEmployee, readCurrentEmployee } from '../session/currentEmployee';
import { useSession } from '../session/useSession';
import type { EmployeeList } from './contract';
import { employeeQueries } from './employees';

/**
 * The employee with the address of the sign-in, if the list of employees is cached, or was read before in this session,
 * and has one. Otherwise `read` reads the list: a list of 10,000 employees is read only where it is needed.
 */
export function useCurrentEmployee() {
  const { email, role } = useSession();
  const queryClient = useQueryClient();
  const isCached = useListState((list) => list?.data !== undefined);
  const { data: listed } = useQuery({
    ...employeeQueries.list(),
    enabled: false,
    // A subscription would keep the call of a screen alive that is left before the list is there.
    subscribed: isCached,
    select: useCallback(
      ({ employees }: EmployeeList) => {
        for (const employee of employees) if (isSameEmail(employee.email, email)) return employee;
        return undefined;
      },
      [email],
    ),
  });
  useEffect(() => {
    if (isCached && email !== undefined) storeCurrentEmployee(listed);
  }, [isCached, listed, email]);
  const own = isCached ? listed : readCurrentEmployee();
  const isKnown = own !== undefined;

  const read = useCallback(async () => {
    if (email === undefined || role === null || isKnown) return;
    try {
      await queryClient.query({ ...employeeQueries.list(), staleTime: Infinity });
    } catch {
      // The query cache has logged it.
    }
  }, [queryClient, email, role, isKnown]);
  return { own, read };
}

/** Whether the list of employees is being read. False while the answer is not `wanted`. */
export const useIsReadingEmployees = (wanted: boolean) =>
  useListState((list) => wanted && list?.fetchStatus === 'fetching');

const LIST_HASH = hashKey(employeeQueries.list().queryKey);

/**
 * Whether something is true of the state of the list of employees. `useIsFetching` would hash the keys of all queries at each event of
 * the cache, and an export of 1,000 people causes thousands of events.
 */
function useListState(valueOf: (list: QueryState | undefined) => boolean): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    useCallback(
      (onChange) => {
        // Not at once: a query is added to the cache while a component renders.
        const notify = notifyManager.batchCalls(onChange);
        return cache.subscribe(({ query }) => {
          if (query.queryHash === LIST_HASH) notify();
        });
      },
      [cache],
    ),
    () => valueOf(cache.get(LIST_HASH)?.state),
  );
}
