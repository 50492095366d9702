import { checkResponse } from '../../contract/compiledChecks';
import { OPERATION_IDS, operationOf, type OperationId } from '../../mocks/config/operations';
import type { Rule } from '../../mocks/config/mockConfig';
import { answerOf, answersOf, emptyRule } from './answers';

test.each(OPERATION_IDS)('the rules of every choice of %s identify the choice', (id) => {
  const answers = answersOf(id);
  const keys = Array.from(answers.values(), ({ rules }) => answerOf(answers, rules));
  expect(keys).toEqual([...answers.keys()]);
});

test('the choices begin with the most common answers', () => {
  expect(Array.from(answersOf('getEmployee').values(), ({ text }) => text)).toEqual([
    'Normal',
    'Slow (3 s)',
    'Never answers',
    'Empty',
    'Fails with 500',
    'Fails with 401',
    'Fails with 404',
    'No connection',
    'Malformed',
    'Fixed body…',
    'Real',
  ]);
});

test.each<[Rule[], string]>([
  [[{ answer: 'fixed', status: 404, body: { a: 1 } }], 'Fixed body…'],
  [[{ answer: 'failure', failure: 404, times: 1 }], 'Custom'],
  [[{ answer: 'failure', failure: 404 }, { answer: 'mock' }], 'Custom'],
])('the rules %j have the choice %s', (rules, text) => {
  const answers = answersOf('getEmployee', rules);
  expect(answers.get(answerOf(answers, rules))?.text).toBe(text);
});

test.each<[OperationId, object]>([
  ['listEmployees', { status: 200, body: { employees: [], total: 0 } }],
  ['listEvaluations', { status: 200, body: { evaluations: [], totalPages: 0 } }],
  ['listEmployeeEvaluations', { status: 200, body: [] }],
  ['getStatistics', { status: 200, body: { totalEvaluations: 0 } }],
  ['getEmployee', { status: 404, body: { message: expect.any(String) as string } }],
  ['createFeedback', { failure: 'empty' }],
])('the empty answer of %s matches the contract', (id, expected) => {
  const rule = emptyRule(id);
  expect(rule).toMatchObject(expected);
  const { method, path } = operationOf(id);
  if (rule.answer !== 'fixed') return;
  expect(checkResponse(method, path, rule.status, rule.body)).toEqual([]);
});
