import { queryOptions, skipToken } from '@tanstack/react-query';
import { isBlank, withoutBlankEnds } from '../domain/texts';
import type { EmployeeList } from './contract';
import { decodeEmployee, decodeEmployeeList } from './decode/answers';
import { request } from './http/request';

/**
 * All employees.
 * @param known The last answer, which is returned again if nothing has changed.
 */
export function listEmployees(signal: AbortSignal, known?: EmployeeList) {
  return request('get', '/api/employees', { signal, known }, decodeEmployeeList);
}

/** The employees whose name or e-mail address contains the text; everybody for an empty one. */
function searchEmployees(text: string, signal: AbortSignal, known?: EmployeeList) {
  const query = { search: text };
  return request('get', '/api/employees', { query, signal, known }, decodeEmployeeList);
}

export function getEmployee(id: string, signal: AbortSignal) {
  return request(
    'get',
    '/api/employees/{id}',
    { path: { id }, signal, priority: 'high' },
    decodeEmployee,
  );
}

/** The value of the query parameter `search`: trimmed, also of invisible characters. Blank text becomes ''. */
export function toSearchText(typed: string): string {
  // A lone surrogate cannot be encoded in a URL.
  return isBlank(typed) ? '' : withoutBlankEnds(typed.toWellFormed());
}

/**
 * A list whose text has not changed is the same object again (`request`). One that has changed is all new: comparing each
 * record with the old one would take longer than rendering a page of them.
 */
export const employeeQueries = {
  list: () =>
    queryOptions({
      queryKey: ['listEmployees'],
      queryFn: ({ signal, client, queryKey }) =>
        listEmployees(signal, client.getQueryData<EmployeeList>(queryKey)),
      structuralSharing: false,
      meta: { failureLog: 'Error fetching employees' },
    }),

  /** Null before the first search, because '' finds every employee. */
  search: (text: string | null) =>
    queryOptions({
      queryKey: ['listEmployees', { search: text }],
      queryFn:
        text === null
          ? skipToken
          : ({ signal, client, queryKey }) =>
              searchEmployees(text, signal, client.getQueryData<EmployeeList>(queryKey)),
      structuralSharing: false,
      // A new answer makes Results read the data of everybody found again.
      refetchOnWindowFocus: false,
      meta: { failureLog: 'Error fetching employees' },
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: ['getEmployee', id],
      queryFn: ({ signal }) => getEmployee(id, signal),
      meta: { failureLog: 'Error fetching employee data' },
    }),
};
