import { queryOptions, skipToken } from '@tanstack/react-query';
import { isBlank, withoutBlankEnds } from '../domain/texts';
import { decodeEmployee, decodeEmployeeList } from './decode/answers';
import { request } from './http/request';

/** All employees. */
export function listEmployees(signal: AbortSignal) {
  return request('get', '/api/employees', { signal }, decodeEmployeeList);
}

/** The employees whose name or e-mail address contains the text; everybody for an empty one. */
function searchEmployees(text: string, signal: AbortSignal) {
  return request('get', '/api/employees', { query: { search: text }, signal }, decodeEmployeeList);
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

export const employeeQueries = {
  list: () =>
    queryOptions({
      queryKey: ['listEmployees'],
      queryFn: ({ signal }) => listEmployees(signal),
      meta: { failureLog: 'Error fetching employees' },
    }),

  /** Null before the first search, because '' finds every employee. */
  search: (text: string | null) =>
    queryOptions({
      queryKey: ['listEmployees', { search: text }],
      queryFn: text === null ? skipToken : ({ signal }) => searchEmployees(text, signal),
      meta: { failureLog: 'Error fetching employees' },
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: ['getEmployee', id],
      queryFn: ({ signal }) => getEmployee(id, signal),
      meta: { failureLog: 'Error fetching employee data' },
    }),
};
