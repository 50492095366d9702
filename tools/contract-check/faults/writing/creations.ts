import {
  changeBody,
  changeResponse,
  failure,
  hasStatus,
  json,
  on,
  read,
  sameCaller,
  sentBody,
  withSent,
} from '../change';
import type { Fault } from '../fault';
import { changePages, pageOf } from '../pages';

/** No record of the seed is so new. */
const isNew = (createdAt: string | null | undefined) => String(createdAt) >= '2026-07';

/** What is created does not appear, or is answered wrongly. */
export const CREATIONS: Fault[] = [
  {
    id: 'creation-not-stored',
    says: 'The creation of an evaluation is answered and not stored.',
    rules: ['creates'],
    needs: 'write',
    start: on(['createEvaluation'], async (request, next) => {
      const { employeeId, note, score } = await sentBody(request);
      const path = `/api/employees/${encodeURIComponent(String(employeeId))}`;
      const employee = await next(sameCaller(request, path));
      // The mock validates all other properties before it looks for the employee.
      const checked = await next(await withSent(request, { employeeId: 'nobody' }));
      if (!employee.ok || checked.status !== 404) return next(request);
      const { _id, name, email } = await read<'getEmployee'>(employee);
      const createdAt = new Date().toISOString();
      const created = { _id: 'evaluation-9999', employee: { _id, name, email }, note, score };
      return json(checked, { ...created, createdAt, feedbacks: [] }, 201);
    }),
  },
  {
    id: 'creation-not-listed',
    says: 'A new evaluation is in no list.',
    rules: ['creates'],
    needs: 'write',
    start: changePages((all, paging) =>
      pageOf(
        all.filter(({ createdAt }) => !isNew(createdAt)),
        paging,
      ),
    ),
  },
  {
    id: 'creation-not-found',
    says: 'A new evaluation is answered 404.',
    rules: ['creates'],
    needs: 'write',
    start: on(['getEvaluation'], async (request, next) => {
      const response = await next(request);
      if (!response.ok) return response;
      const { createdAt } = await read<'getEvaluation'>(response.clone());
      return isNew(createdAt) ? failure(response, 404) : response;
    }),
  },
  {
    id: 'creation-answers-another',
    says: 'The creation of an evaluation answers another evaluation.',
    rules: ['creates'],
    needs: 'write',
    start: on(['createEvaluation'], async (request, next) => {
      const response = await next(request);
      if (!response.ok) return response;
      const other = await next(sameCaller(request, '/api/evaluations/evaluation-0001'));
      return json(response, await other.json());
    }),
  },
  {
    id: 'employee-not-listed',
    says: 'A new employee is not in the list.',
    rules: ['creates'],
    needs: 'write',
    start: changeBody(['listEmployees'], ({ employees }) => {
      const seeded = employees.filter(({ _id }) => _id <= 'employee-057');
      return { employees: seeded, total: seeded.length };
    }),
  },
  {
    id: 'feedback-lost',
    says: 'New feedback does not appear in its evaluation.',
    rules: ['creates'],
    needs: 'write',
    start: changeBody(['getEvaluation'], ({ feedbacks, ...evaluation }) => ({
      ...evaluation,
      feedbacks: feedbacks?.filter(({ createdAt }) => !isNew(createdAt)),
    })),
  },
  {
    id: 'taken-email-422',
    says: 'A taken e-mail address is answered 422.',
    rules: ['refuses-taken-email'],
    needs: 'write',
    start: changeResponse(['register'], hasStatus(409), (response) => failure(response, 422)),
  },
  {
    id: 'taken-email-500',
    says: 'A taken e-mail address is answered 500.',
    rules: ['refuses-taken-email'],
    also: ['no-server-error'],
    needs: 'write',
    start: changeResponse(['register'], hasStatus(409), (response) => failure(response, 500)),
  },
];
