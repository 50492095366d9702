import { decodeEmployee, decodeEmployeeList } from '../../api/decode/answers';
import { request } from '../../api/http/request';

/** All employees. */
export function listEmployees(signal: AbortSignal) {
  return request('get', '/api/employees', { signal }, decodeEmployeeList);
}

export function getEmployee(id: string, signal: AbortSignal) {
  return request('get', '/api/employees/{id}', { path: { id }, signal }, decodeEmployee);
}
