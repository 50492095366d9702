import { queryOptions, skipToken } from '@tanstack/react-query';
import { isBlank, withoutBlankEnds } from '../domain/texts';
import type { EmployeeList } from './contract';
import { decodeEmployee, decodeEmployeeList } from './decode/answers';
import { request } from './http/request';

/**
 * Returns the list of all employees.
 * @param previous The last answer, which is returned again if nothing has changed.
 */
export function listEmployees(signal: AbortSignal, previous?: EmployeeList) {
  return request('get', '/api/employees', { signal, previous }, decodeEmployeeList);
}

/** Returns the employees whose name or e-mail address contains the text. An empty text returns everybody. */
function searchEmployees(text: string, signal: AbortSignal, previous?: EmployeeList) {
  const query = { search: text };
  return request('get', '/api/employees', { query, signal, previous }, decodeEmployeeList);
}

export function getEmployee(id: string, signal: AbortSignal) {
  return request(
    'get',
    '/api/employees/{id}',
    { path: { id }, signal, priority: 'high' },
    decodeEmployee,
  );
}

/**
 * Returns the value of the query parameter `search`: the trimmed text, or '' for a blank one. Invisible characters are
 * trimmed, too.
 */
export function toSearchText(typed: string): string {
  // A lone surrogate cannot be encoded in a URL.
  return isBlank(typed) ? '' : withoutBlankEnds(typed.toWellFormed());
}

/**
 * A list whose text has not changed is the same object again (`request`). In a list that has changed, all records are
 * new: comparing each of them with the old one would take longer than rendering a page.
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

  /** Searches for a text. It is null before the first search, because '' returns every employee. */
  search: (text: string | null) =>
    queryOptions({
      queryKey: ['listEmployees', { search: text }],
      queryFn:
        text === null
          ? skipToken
          : ({ signal, client, queryKey }) =>
              searchEmployees(text, signal, client.getQueryData<EmployeeList>(queryKey)),
      structuralSharing: false,
      // A new answer makes Results read the data of all results again.
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
