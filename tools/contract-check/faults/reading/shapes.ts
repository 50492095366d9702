import {
  changeBody,
  changeResponse,
  failure,
  hasStatus,
  isSuccess,
  mapKey,
  withStatus,
} from '../change';
import type { Fault } from '../fault';
import { EMPLOYEES, EVALUATIONS } from '../operations';

/** Successes that have another shape, and statuses that the contract does not list. */
export const SHAPES: Fault[] = [
  {
    id: 'creation-answers-200',
    says: 'A creation is answered 200 instead of 201.',
    rules: ['status-declared', 'creates'],
    needs: 'write',
    start: changeResponse(
      ['register', 'createEvaluation', 'createFeedback'],
      isSuccess,
      (response) => withStatus(response, 200),
    ),
  },
  {
    id: 'sign-in-answers-201',
    says: 'Sign-in is answered 201 instead of 200.',
    rules: ['status-declared'],
    start: changeResponse(['login'], isSuccess, (response) => withStatus(response, 201)),
  },
  {
    id: 'change-answers-202',
    says: 'A change is answered 202 instead of 200.',
    rules: ['status-declared'],
    needs: 'write',
    start: changeResponse(['updateEvaluation'], isSuccess, (response) => withStatus(response, 202)),
  },
  {
    id: 'page-zero-400',
    says: 'Page 0 is answered 400, which the contract does not list for a list.',
    rules: ['status-declared'],
    start: changeResponse(['listEvaluations'], hasStatus(422), (response) =>
      failure(response, 400),
    ),
  },
  {
    id: 'total-pages-missing',
    says: 'The own list has no `totalPages`.',
    rules: ['success-shape'],
    start: changeBody(['listOwnEvaluations'], ({ evaluations }) => ({ evaluations })),
  },
  {
    id: 'id-missing',
    says: 'One employee of the list has no `_id`.',
    rules: ['success-shape'],
    start: changeBody(['listEmployees'], ({ employees, ...others }) => ({
      ...others,
      employees: employees.map(({ _id, ...employee }) =>
        _id === 'employee-010' ? employee : { _id, ...employee },
      ),
    })),
  },
  {
    id: 'token-empty',
    says: 'A registration answers an empty token.',
    rules: ['success-shape'],
    needs: 'write',
    start: changeBody(['register'], (body) => ({ ...body, token: '' })),
  },
  {
    id: 'dates-missing',
    says: 'No evaluation has `createdAt`.',
    rules: ['screen-fields'],
    start: changeBody(EVALUATIONS, (body) => mapKey(body, 'createdAt', () => undefined)),
  },
  {
    id: 'positions-missing',
    says: 'No employee has `position`.',
    rules: ['screen-fields'],
    start: changeBody(EMPLOYEES, (body) => mapKey(body, 'position', () => undefined)),
  },
  {
    id: 'age-text',
    says: 'The age of an employee is a text.',
    rules: ['success-shape'],
    start: changeBody(EMPLOYEES, (body) => mapKey(body, 'age', String)),
  },
  {
    id: 'score-text',
    says: 'The score of an evaluation is a text.',
    rules: ['success-shape'],
    also: ['creates', 'change-shows'],
    start: changeBody(EVALUATIONS, (body) => mapKey(body, 'score', String)),
  },
  {
    id: 'date-without-zone',
    says: 'The date of an evaluation has no time zone.',
    rules: ['success-shape'],
    start: changeBody(EVALUATIONS, (body) =>
      mapKey(body, 'createdAt', (date) => String(date).replace('Z', '')),
    ),
  },
  {
    id: 'hire-date-with-time',
    says: 'The day of hiring has a time.',
    rules: ['success-shape'],
    start: changeBody(EMPLOYEES, (body) =>
      mapKey(body, 'hireDate', (date) => `${String(date)}T00:00:00.000Z`),
    ),
  },
  {
    id: 'role-of-employee-unknown',
    says: 'Employees have a role that the contract does not know.',
    rules: ['success-shape'],
    start: changeBody(EMPLOYEES, (body) => mapKey(body, 'role', () => 'Intern')),
  },
  {
    id: 'list-renamed',
    says: 'The list of employees is under `items` instead of `employees`.',
    rules: ['success-shape'],
    start: changeBody(['listEmployees'], ({ employees, total }) => ({ items: employees, total })),
  },
  {
    id: 'list-bare',
    says: 'The list of all evaluations is an array instead of an object.',
    rules: ['success-shape'],
    start: changeBody(['listEvaluations'], ({ evaluations }) => evaluations),
  },
  {
    id: 'history-in-object',
    says: "An employee's evaluations are an object with a list instead of an array.",
    rules: ['success-shape'],
    start: changeBody(['listEmployeeEvaluations'], (evaluations) => ({ evaluations })),
  },
  {
    id: 'feedback-texts',
    says: 'The feedback of an evaluation is a list of texts.',
    rules: ['success-shape'],
    also: ['creates'],
    start: changeBody(['getEvaluation'], ({ feedbacks, ...evaluation }) => ({
      ...evaluation,
      feedbacks: feedbacks?.map(({ feedback }) => feedback),
    })),
  },
  {
    id: 'statistics-null',
    says: 'The statistics of an employee are `null`.',
    rules: ['success-shape'],
    start: changeBody(['getStatistics'], () => null),
  },
];
