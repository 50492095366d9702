import {
  hashKey,
  notifyManager,
  useQuery,
  useQueryClient,
  type QueryState,
} from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { isSameEmail } from '../../domain/sameEmail';
import { storeCurrentEmployee, readCurrentEmployee } from '../../session/currentEmployee';
import { useSession } from '../../session/useSession';
import type { EmployeeList } from '../../api/contract';
import { employeeQueries } from '../../api/employees';

/**
 * Returns the employee with the e-mail address of the sign-in. It is known if the list of employees is cached, or was
 * read before in this session, and contains the employee. Otherwise `read` reads the list: a list of 10,000 employees
 * is read only where it is needed.
 */
export function useCurrentEmployee() {
  const { email, role } = useSession();
  const queryClient = useQueryClient();
  const isCached = useListState((list) => list?.data !== undefined);
  const { data: listed } = useQuery({
    ...employeeQueries.list(),
    enabled: false,
    // A subscription would keep the call alive after the user has left the screen.
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
  const currentEmployee = isCached ? listed : readCurrentEmployee();
  const isKnown = currentEmployee !== undefined;

  const read = useCallback(async () => {
    if (email === undefined || role === null || isKnown) return;
    try {
      await queryClient.query({ ...employeeQueries.list(), staleTime: Infinity });
    } catch {
      // The query cache has logged the error.
    }
  }, [queryClient, email, role, isKnown]);
  return { currentEmployee, read };
}

/** Whether the list of employees is loading. False while the answer is not `wanted`. */
export const useAreEmployeesLoading = (wanted: boolean) =>
  useListState((list) => wanted && list?.fetchStatus === 'fetching');

const LIST_HASH = hashKey(employeeQueries.list().queryKey);

/**
 * Returns a value of the state of the list of employees. `useIsFetching` would hash the keys of all queries at each
 * event of the cache, and an export of 1,000 people causes thousands of events.
 */
function useListState(valueOf: (list: QueryState | undefined) => boolean): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    useCallback(
      (onChange) => {
        // The call is delayed, because a query is added to the cache while a component renders.
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
