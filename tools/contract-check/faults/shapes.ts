import { changeBody, changeField, changeResponse, hasStatus, isSuccess, refusal } from './change';
import { fault } from './fault';
import { EMPLOYEES, EVALUATIONS } from './operations';

const CREATIONS = ['register', 'createEvaluation', 'createFeedback'] as const;
const remove = () => undefined;

/** Successes that have another shape, and statuses that the contract does not list. */
export const SHAPES = [
  fault('list-renamed', 'The list of employees is under `items` instead of `employees`.', {
    breaks: ['success-shape'],
    layer: changeBody(['listEmployees'], ({ employees, total }) => ({ items: employees, total })),
  }),
  fault('list-bare', 'The list of all evaluations is an array instead of an object.', {
    breaks: ['success-shape'],
    layer: changeBody(['listEvaluations'], ({ evaluations }) => evaluations),
  }),
  fault('history-in-object', "An employee's evaluations are an object with a list.", {
    breaks: ['success-shape'],
    layer: changeBody(['listEmployeeEvaluations'], (evaluations) => ({ evaluations })),
  }),
  fault('json-cut', 'The statistics of an employee are cut off in the middle.', {
    breaks: ['success-shape'],
    layer: changeResponse(['getStatistics'], isSuccess, {
      text: '{"totalEvaluations":',
      headers: { 'Content-Type': 'application/json' },
    }),
  }),
  fault('id-missing', 'One employee of the list has no `_id`.', {
    breaks: ['success-shape'],
    layer: changeField(['listEmployees'], '_id', (id) => (id === 'employee-010' ? undefined : id)),
  }),
  fault('token-empty', 'A registration answers an empty token.', {
    breaks: ['success-shape'],
    layer: changeField(['register'], 'token', () => ''),
  }),
  fault('score-text', 'The score of an evaluation is a text.', {
    breaks: ['success-shape', 'creates', 'change-shows'],
    layer: changeField(EVALUATIONS, 'score', String),
  }),
  fault('role-of-employee-unknown', 'Employees have a role that the contract does not know.', {
    breaks: ['success-shape'],
    layer: changeField(EMPLOYEES, 'role', () => 'Intern'),
  }),
  fault('date-without-zone', 'The date of an evaluation has no time zone.', {
    breaks: ['success-shape'],
    layer: changeField(EVALUATIONS, 'createdAt', (date) => String(date).replace('Z', '')),
  }),
  fault('hire-date-with-time', 'The day of hiring has a time.', {
    breaks: ['success-shape'],
    layer: changeField(EMPLOYEES, 'hireDate', (date) => `${String(date)}T00:00:00.000Z`),
  }),
  fault('dates-missing', 'No evaluation has `createdAt`.', {
    breaks: ['screen-fields'],
    layer: changeField(EVALUATIONS, 'createdAt', remove),
  }),
  fault('positions-missing', 'No employee has `position`.', {
    breaks: ['screen-fields'],
    layer: changeField(EMPLOYEES, 'position', remove),
  }),
  fault('creation-answers-200', 'A creation is answered 200 instead of 201.', {
    breaks: ['status-declared', 'creates'],
    layer: changeResponse(CREATIONS, isSuccess, { status: 200 }),
  }),
  fault('page-zero-400', 'Page 0 is answered 400, which the contract does not list for a list.', {
    breaks: ['status-declared'],
    layer: changeResponse(['listEvaluations'], hasStatus(422), refusal(400)),
  }),
];
