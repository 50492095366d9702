import { buildEmployee, buildEvaluation } from '../../../mocks/db/builders';
import { findingsOf } from './findings';

const answer = (path: string, body: unknown, status = 200, contentType = 'application/json') => ({
  method: 'get',
  path,
  status,
  body,
  contentType,
});

const EMPLOYEES = '/api/employees';
const EVALUATION = '/api/evaluations/evaluation-0007';

test.each([
  [EMPLOYEES, { employees: [buildEmployee()], total: 1 }],
  [EVALUATION, buildEvaluation()],
  [EVALUATION, { _id: 'a', employee: null, evaluator: {}, createdAt: '2025-05-04 09:30:00Z' }],
  ['/api/evaluations/evaluator', { evaluations: [], totalPages: 0 }],
  ['/api/nothing', 'A path that the contract does not have'],
])('the answer of %s is as the contract says', (path, body) => {
  expect(findingsOf(answer(path, body))).toEqual([]);
});

test.each([
  [EMPLOYEES, [], '', 'type', 'object', 'array'],
  [EMPLOYEES, { employees: [{}] }, '/employees/0/_id', 'required', 'required property', 'nothing'],
  [EVALUATION, { _id: '' }, '/_id', 'minLength', 'minLength 1', 'empty string'],
  [EVALUATION, { _id: 'a', employee: [] }, '/employee', 'oneOf', 'object or null', 'array'],
  [EVALUATION, { _id: 'a', score: 11 }, '/score', 'maximum', '<= 10', 'number'],
])('%s: %j has one finding', (path, body, pointer, keyword, expected, got) => {
  const finding = { status: 200, pointer, keyword, expected, got };
  expect(findingsOf(answer(path, body))).toEqual([expect.objectContaining(finding)]);
});

test('all that is wrong with an answer is found', () => {
  const body = {
    evaluations: [
      { _id: 'a', employee: { name: 1 }, evaluator: 'Ada' },
      { _id: 'b', score: '9', feedbacks: [{ createdAt: 'today' }] },
    ],
  };
  const found = findingsOf(answer('/api/evaluations', body)).map(
    ({ pointer, expected }) => `${pointer} ${expected}`,
  );
  expect(found.toSorted()).toEqual([
    '/evaluations/0/employee/name string or null',
    '/evaluations/0/evaluator object or null',
    '/evaluations/1/feedbacks/0/createdAt string in the format date-time',
    '/evaluations/1/score number or null',
    '/totalPages required property',
  ]);
});

test('a long list of wrong employees is answered for quickly', () => {
  const wrong = { _id: 'a', name: 1, email: 2, age: '' };
  const employees = Array.from({ length: 10_000 }, () => wrong);
  const start = performance.now();
  expect(findingsOf(answer(EMPLOYEES, { employees })).length).toBeLessThan(200);
  // 3.5 s without the limit of contract/validation.ts.
  expect(performance.now() - start).toBeLessThan(500);
});

const NO_MESSAGE = answer(EMPLOYEES, { error: 'No' }, 500);

test.each([
  [answer(EMPLOYEES, {}, 418), 'status', 'one of 200, 401, 500', '418'],
  [answer(EMPLOYEES, ''), 'body', 'JSON', 'nothing'],
  [answer(EMPLOYEES, '<p>', 200, 'text/html; charset=utf-8'), 'json', 'JSON', 'text/html'],
  [answer(EMPLOYEES, '<p>', 200, 'ada@example.com'), 'json', 'JSON', 'another content type'],
  [NO_MESSAGE, 'required', 'required property', 'nothing'],
])('%j has a finding of its own', (received, keyword, expected, got) => {
  expect(findingsOf(received)).toMatchObject([
    { operation: 'listEmployees', keyword, expected, got },
  ]);
});
