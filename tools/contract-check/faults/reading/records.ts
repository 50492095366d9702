import type { OperationId } from '../../../../mocks/engine/operations';
import type { Evaluation } from '../../../../src/api/contract';
import { changeBody, changeResponse, failure, hasStatus, isSuccess, json, on } from '../change';
import type { Fault } from '../fault';
import { BY_ID, idOf } from '../operations';
import { everyEvaluation } from '../pages';

const missing = hasStatus(404);
/** An id of the mock or of another host never has such a character. */
const isStrange = (request: Request) => /[^\w-]/.test(idOf(request));

const unknownId = (operations: readonly OperationId[], change: (response: Response) => Response) =>
  changeResponse(
    operations,
    (response, request) => missing(response) && !isStrange(request),
    change,
  );

/** One record, and the history of an employee. */
export const RECORDS: Fault[] = [
  {
    id: 'detail-500',
    says: 'An employee of the list is answered 500.',
    rules: ['opens'],
    also: ['no-server-error'],
    start: changeResponse(['getEmployee'], isSuccess, (response) => failure(response, 500)),
  },
  {
    id: 'detail-404',
    says: 'An evaluation of the list is answered 404.',
    rules: ['opens'],
    also: ['creates'],
    start: changeResponse(['getEvaluation'], isSuccess, (response) => failure(response, 404)),
  },
  {
    id: 'unknown-id-200',
    says: 'An unknown evaluation is answered 200 and `{}`.',
    rules: ['unknown-id'],
    also: ['success-shape'],
    start: unknownId(['getEvaluation'], (response) => json(response, {}, 200)),
  },
  {
    id: 'unknown-id-null',
    says: 'An unknown employee is answered 200 and `null`.',
    rules: ['unknown-id'],
    also: ['success-shape'],
    start: unknownId(['getEmployee'], (response) => json(response, null, 200)),
  },
  {
    id: 'unknown-id-400',
    says: 'An unknown id is answered 400.',
    rules: ['unknown-id'],
    also: ['status-declared'],
    start: unknownId(BY_ID, (response) => failure(response, 400)),
  },
  {
    id: 'unknown-id-500',
    says: 'An unknown id is answered 500.',
    rules: ['unknown-id'],
    also: ['no-server-error'],
    start: unknownId(BY_ID, (response) => failure(response, 500)),
  },
  {
    id: 'unknown-history-empty',
    says: 'The history of an unknown employee is an empty list.',
    rules: ['unknown-id'],
    start: unknownId(['listEmployeeEvaluations'], (response) => json(response, [], 200)),
  },
  {
    id: 'unknown-statistics-zero',
    says: 'The statistics of an unknown employee count 0 evaluations.',
    rules: ['unknown-id'],
    start: unknownId(['getStatistics'], (response) => json(response, { totalEvaluations: 0 }, 200)),
  },
  {
    id: 'strange-id-500',
    says: 'An id with a slash, dots or a space is answered 500.',
    rules: ['strange-id'],
    also: ['no-server-error'],
    start: changeResponse(
      BY_ID,
      (_, request) => isStrange(request),
      (response) => failure(response, 500),
    ),
  },
  {
    id: 'strange-id-opens',
    says: 'An id with a slash, dots or a space opens another employee.',
    rules: ['strange-id'],
    start: on(['getEmployee'], (request, next) =>
      next(
        isStrange(request)
          ? new Request(new URL('/api/employees/employee-001', request.url), request)
          : request,
      ),
    ),
  },
  {
    id: 'detail-other-position',
    says: 'The record of an employee has another position than the list.',
    rules: ['detail-equals-row'],
    start: changeBody(['getEmployee'], (employee) => ({
      ...employee,
      position: `Acting ${employee.position ?? 'Manager'}`,
    })),
  },
  {
    id: 'detail-note-cut',
    says: 'The record of an evaluation has only the first ten characters of the note.',
    rules: ['detail-equals-row'],
    also: ['change-shows'],
    start: changeBody(['getEvaluation'], (evaluation) => ({
      ...evaluation,
      note: evaluation.note?.slice(0, 10),
    })),
  },
  {
    id: 'history-of-everybody',
    says: "An employee's history holds the evaluations of everybody.",
    rules: ['history-scope'],
    start: on(['listEmployeeEvaluations'], async (request, next) => {
      const response = await next(request);
      if (!response.ok) return response;
      const all: Evaluation[] = await everyEvaluation(request, next, '/api/evaluations');
      return json(response, all);
    }),
  },
  {
    id: 'history-lacks-one',
    says: "An employee's history lacks the oldest evaluation.",
    rules: ['history-scope'],
    start: changeBody(['listEmployeeEvaluations'], (evaluations) => evaluations.slice(0, -1)),
  },
];
