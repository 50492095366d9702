import {
  effectOfAnswer,
  effectOfEnvelope,
  effectOfNoMessage,
  effectOfNoRecord,
  effectOfRedirect,
  effectOfValue,
} from './effectOf';
import { buildExchange } from './host/exchangeForTest';

const ada = { _id: 'ada', name: 'Ada' };

test.each([
  ['listEmployees', '/employees', { employees: {} }, 'failed load'],
  ['listEmployees', '/employees/0/_id', { employees: [{ _id: 7 }] }, 'failed load'],
  ['listEmployees', '/employees/1/_id', { employees: [ada, { _id: 7 }] }, 'lost records'],
  ['listEmployees', '/employees/1', { employees: [ada, null] }, 'lost records'],
  ['listEmployees', '/employees/0/age', { employees: [{ ...ada, age: '41' }] }, 'missing value'],
  [
    'listEmployees',
    '/employees/0/role',
    { employees: [{ ...ada, role: 'Boss' }] },
    'missing value',
  ],
  ['listEmployees', '/employees/0/evaluations', { employees: [ada] }, 'wrong value'],
  ['listEmployees', '/total', { employees: [ada], total: '1' }, 'harmless'],
  ['getEmployee', '/hireDate', { ...ada, hireDate: '2024-03-01T00:00:00Z' }, 'other day'],
  ['getEmployee', '/hireDate', { ...ada, hireDate: '2024-03-01T00:00:00' }, 'harmless'],
  ['getEmployee', '/hireDate', { ...ada, hireDate: '01.03.2024' }, 'missing value'],
  ['getEmployee', '/hireDate', { ...ada, hireDate: 1_709_251_200_000 }, 'missing value'],
  ['getEmployee', '/evaluations', { ...ada, evaluations: 3 }, 'harmless'],
  ['getEvaluation', '/createdAt', { ...ada, createdAt: '2024-03-01' }, 'harmless'],
  ['getEvaluation', '/employee/_id', { ...ada, employee: { _id: 7 } }, 'not editable'],
  ['getEvaluation', '/evaluator/_id', { ...ada, evaluator: { _id: 7 } }, 'harmless'],
  ['getEvaluation', '/feedbacks/0', { ...ada, feedbacks: [null] }, 'lost records'],
  ['getEvaluation', '/score', { ...ada, score: 11 }, 'unchecked value'],
  ['getEvaluation', '/score', { ...ada, score: '9' }, 'missing value'],
  ['listEvaluations', '/totalPages', { evaluations: [ada] }, 'lost records'],
  ['listEvaluations', '/evaluations', { evaluations: null, totalPages: 1 }, 'failed load'],
  ['listEmployeeEvaluations', '/1', [ada, {}], 'lost records'],
  ['listEmployeeEvaluations', '/0/employee/_id', [{ ...ada, employee: { _id: 7 } }], 'harmless'],
  ['getStatistics', '/maxScore', { maxScore: '9' }, 'missing value'],
  ['getStatistics', '/totalEvaluations', { totalEvaluations: 1.5 }, 'missing value'],
  ['login', '/token', { token: 7, role: 'Admin' }, 'no sign-in'],
  ['login', '/role', { token: 'abc' }, 'no role'],
  ['register', '/token', { token: 7 }, 'failed save'],
  ['register', '/role', { token: 'abc', role: 'Boss' }, 'no role'],
  ['createEvaluation', '/score', { ...ada, score: '9' }, 'harmless'],
  ['createEvaluation', '', [ada], 'failed save'],
] as const)('in %s, a wrong %s in %j is %s', (operation, pointer, body, effect) => {
  expect(effectOfValue(buildExchange(operation, body), pointer)).toBe(effect);
});

test.each([
  ['listEmployees', 'failed load'],
  ['getStatistics', 'missing value'],
  ['login', 'no sign-in'],
  ['register', 'failed save'],
  ['createEvaluation', 'harmless'],
] as const)('an envelope around the answer of %s is %s', (operation, effect) => {
  expect(effectOfEnvelope(buildExchange(operation, {}))).toBe(effect);
});

test.each([
  ['getEmployee', ada, 203, 'harmless'],
  ['getEmployee', undefined, 204, 'failed load'],
  ['createFeedback', undefined, 204, 'harmless'],
  ['createFeedback', 'done', 200, 'failed save'],
  ['getEmployee', {}, 401, 'signed out'],
  ['login', {}, 401, 'no sign-in'],
  ['getStatistics', {}, 500, 'missing value'],
  ['listEmployees', {}, 403, 'failed load'],
] as const)('%s with %j and status %d is %s', (operation, body, status, effect) => {
  expect(effectOfAnswer(buildExchange(operation, body, { status }))).toBe(effect);
});

test.each([
  ['getEmployee', ada, 200, 'other records'],
  ['listEmployeeEvaluations', [ada], 200, 'other records'],
  ['listEmployeeEvaluations', [], 200, 'harmless'],
  ['getStatistics', {}, 200, 'harmless'],
  ['getEmployee', null, 200, 'harmless'],
  ['getEmployee', {}, 422, 'harmless'],
  ['getEmployee', {}, 500, 'slower'],
] as const)(
  'in the place of a 404, %s with %j and status %d is %s',
  (operation, body, status, effect) => {
    expect(effectOfNoRecord(buildExchange(operation, body, { status }))).toBe(effect);
  },
);

test.each([
  ['getEmployee', 'GET', 301, '/api/y', 'slower'],
  ['createEvaluation', 'POST', 308, '/api/y', 'slower'],
  ['updateEvaluation', 'PUT', 302, '/api/y', 'slower'],
  ['updateEvaluation', 'PUT', 303, '/api/y', 'not saved'],
  ['createEvaluation', 'POST', 302, 'https://a.example/api/y', 'not saved'],
  ['createFeedback', 'POST', 302, '/api/y', 'failed save'],
  ['getEmployee', 'GET', 301, 'https://b.example/api/y', 'failed load'],
  ['login', 'POST', 301, 'http://a.example/api/x', 'no sign-in'],
  ['getEmployee', 'GET', 301, 'https://', 'failed load'],
] as const)('%s, %s, redirected with %d to %s is %s', (operation, method, status, to, effect) => {
  const headers = new Headers({ Location: to });
  const exchange = buildExchange(operation, {}, { method, status, headers });
  expect(effectOfRedirect(exchange)).toBe(effect);
});

test.each([
  ['createFeedback', 422, 'no message'],
  ['login', 401, 'no message'],
  ['listEvaluations', 403, 'no message'],
  ['listEvaluations', 500, 'harmless'],
  ['getEmployee', 404, 'harmless'],
] as const)('%s with %d without a message is %s', (operation, status, effect) => {
  expect(effectOfNoMessage(buildExchange(operation, {}, { status }))).toBe(effect);
});
