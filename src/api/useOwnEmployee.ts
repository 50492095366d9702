import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isSameEmail } from '../domain/sameEmail';
import { useSession } from '../session/useSession';
import type { EmployeeList } from './contract';
import { employeeQueries } from './employees';

/**
 * The employee with the address of the sign-in, if the list of employees is cached and has one. `read` reads the list
 * where it is not cached: a list of 10,000 employees is read only where it is needed.
 */
export function useOwnEmployee() {
  const { email, role } = useSession();
  const queryClient = useQueryClient();
  const { queryKey } = employeeQueries.list();
  const isReading = useIsFetching({ queryKey, exact: true }) > 0;
  const { data: own } = useQuery({
    ...employeeQueries.list(),
    enabled: false,
    // A subscription would keep the call of a screen alive that is left before the list is there.
    subscribed: queryClient.getQueryData(queryKey) !== undefined,
    select: useCallback(
      ({ employees }: EmployeeList) => employees.find((one) => isSameEmail(one.email, email)),
      [email],
    ),
  });
  const read = useCallback(async () => {
    if (email === undefined || role === null) return;
    try {
      await queryClient.query({ ...employeeQueries.list(), staleTime: Infinity });
    } catch {
      // The query cache has logged it.
    }
  }, [queryClient, email, role]);
  return { own, isReading, read };
}
