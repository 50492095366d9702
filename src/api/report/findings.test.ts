import { buildEmployee, buildEvaluation } from '../../../mocks/db/builders';
import { findingsOf } from './findings';

const answer = (path: string, body: unknown, status = 200) => ({
  method: 'get',
  path,
  status,
  body,
  contentType: 'application/json; charset=utf-8',
});

const EMPLOYEES = '/api/employees';
const EVALUATION = '/api/evaluations/evaluation-0007';

test.each([
  [EMPLOYEES, { employees: [buildEmployee()], total: 1 }],
  [EMPLOYEES, { employees: [] }],
  [EVALUATION, buildEvaluation()],
  [
    EVALUATION,
    { _id: 'a', employee: null, evaluator: {}, score: null, createdAt: '2025-05-04 09:30:00Z' },
  ],
  ['/api/evaluations/evaluator', { evaluations: [], totalPages: 0 }],
  ['/api/nothing', 'A path that the contract does not have'],
])('the answer of %s is as the contract says', (path, body) => {
  expect(findingsOf(answer(path, body))).toEqual([]);
});

test.each([
  ['no object', EMPLOYEES, [], '', 'type', 'object', 'array'],
  ['no list', EMPLOYEES, {}, '/employees', 'required', 'required property', 'nothing'],
  [
    'no id',
    EMPLOYEES,
    { employees: [{}] },
    '/employees/0/_id',
    'required',
    'required property',
    'nothing',
  ],
  ['an empty id', EVALUATION, { _id: '' }, '/_id', 'minLength', 'minLength 1', 'empty string'],
  ['a number as id', EVALUATION, { _id: 7 }, '/_id', 'type', 'string', 'number'],
  [
    'a list of persons',
    EVALUATION,
    { _id: 'a', employee: [] },
    '/employee',
    'oneOf',
    'object or null',
    'array',
  ],
  [
    'a name that is none',
    EVALUATION,
    { _id: 'a', employee: { name: 1 } },
    '/employee/name',
    'type',
    'string or null',
    'number',
  ],
  ['a score of 11', EVALUATION, { _id: 'a', score: 11 }, '/score', 'maximum', '<= 10', 'number'],
  [
    'milliseconds',
    EVALUATION,
    { _id: 'a', createdAt: 1_700_000_000_000 },
    '/createdAt',
    'type',
    'string or null',
    'number',
  ],
  [
    'a local date',
    EVALUATION,
    { _id: 'a', createdAt: '4/5/2025' },
    '/createdAt',
    'format',
    'string in the format date-time',
    'string',
  ],
  [
    'half a page',
    '/api/evaluations',
    { evaluations: [], totalPages: 1.5 },
    '/totalPages',
    'type',
    'integer',
    'number',
  ],
])('%s is a finding', (_name, path, body, pointer, keyword, expected, got) => {
  const [finding, ...others] = findingsOf(answer(path, body));
  expect(finding).toMatchObject({ status: 200, pointer, keyword, expected, got });
  expect(others).toEqual([]);
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
  const employees = Array.from({ length: 10_000 }, () => ({
    _id: 'a',
    name: 1,
    email: 2,
    age: '',
  }));
  const start = performance.now();
  expect(findingsOf(answer(EMPLOYEES, { employees })).length).toBeLessThan(200);
  // 3.5 s without the limit of contract/answerSchemas.ts.
  expect(performance.now() - start).toBeLessThan(500);
});

test.each([
  [
    'a status that is not declared',
    { ...answer(EMPLOYEES, {}, 418) },
    'status',
    'one of 200, 401, 500',
    '418',
  ],
  ['an empty answer', answer(EMPLOYEES, ''), 'body', 'JSON', 'nothing'],
  [
    'a page',
    { ...answer(EMPLOYEES, '<p>'), contentType: 'text/html; charset=utf-8' },
    'json',
    'JSON',
    'text/html',
  ],
  ['a page that says it is JSON', answer(EMPLOYEES, '<p>'), 'json', 'JSON', 'application/json'],
  [
    'an unknown content type',
    { ...answer(EMPLOYEES, '<p>'), contentType: 'ada@example.com' },
    'json',
    'JSON',
    'another content type',
  ],
  [
    'an error without a message',
    answer(EMPLOYEES, { error: 'No' }, 500),
    'required',
    'required property',
    'nothing',
  ],
])('%s is a finding of its own', (_name, received, keyword, expected, got) => {
  expect(findingsOf(received)).toMatchObject([
    { operation: 'listEmployees', keyword, expected, got },
  ]);
});
