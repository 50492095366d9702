import { decodeEmployeeList } from '../../api/decode/answers';
import { decodeStatistics } from '../../api/decode/evaluationAnswers';
import { request } from '../../api/http/request';

/** The employees whose name or e-mail address contains the text; everybody for an empty one. */
export function searchEmployees(text: string, signal: AbortSignal) {
  return request('get', '/api/employees', { query: { search: text }, signal }, decodeEmployeeList);
}

export function getStatistics(employeeId: string, signal: AbortSignal) {
  return request(
    'get',
    '/api/evaluations/results/{employeeId}',
    { path: { employeeId }, signal },
    decodeStatistics,
  );
}
