import { checkResponse } from '../../../contract/compiledChecks';
import { OPERATION_IDS, operationOf, type OperationId } from '../../../mocks/engine/operations';
import type { FixedRule, Rule } from '../../../mocks/engine/arrangement';
import { choiceOf, choicesOf, NO_RULE, termsText, withChoice, withoutIdle } from './answers';
import { emptyRule } from './emptyRule';

test.each(OPERATION_IDS)(
  'every choice of %s is a rule, and the rule is read as the choice',
  (id) => {
    const choices = Array.from(choicesOf(id, NO_RULE).keys());
    expect(choices.map((choice) => choiceOf(withChoice(NO_RULE, choice, id), id))).toEqual(choices);
  },
);

test('the choices of an operation begin with the common ones', () => {
  expect(Array.from(choicesOf('getEmployee', NO_RULE).values())).toEqual([
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

test.each<[OperationId, object]>([
  ['listEmployees', { status: 200, body: { employees: [], total: 0 } }],
  ['listEvaluations', { status: 200, body: { evaluations: [], totalPages: 0 } }],
  ['listEmployeeEvaluations', { status: 200, body: [] }],
  ['getStatistics', { status: 200, body: { totalEvaluations: 0 } }],
  ['getEmployee', { status: 404, body: { message: expect.any(String) as string } }],
  ['createFeedback', { failure: 'empty' }],
])('empty for %s', (id, expected) => {
  expect(emptyRule(id)).toMatchObject(expected);
});

const READS = OPERATION_IDS.filter((id) => operationOf(id).method === 'GET');

test.each(READS)('the empty answer of %s fits the contract', (id) => {
  const { method, path } = operationOf(id);
  const { status, body } = emptyRule(id) as FixedRule;
  expect(checkResponse(method, path, status, body)).toEqual([]);
});

test('another choice keeps the calls that a rule is for, and the delay of a rule that is no answer of the mock', () => {
  const when = { in: 'path', name: 'id', equals: 'e1' } as const;
  const failure: Rule = { answer: 'failure', failure: 404, times: 2, when, delay: 1_000 };
  expect(withChoice(failure, 'network', 'getEmployee')).toEqual({ ...failure, failure: 'network' });
  expect(withChoice(failure, 'slow', 'getEmployee')).toEqual({
    ...{ answer: 'mock', times: 2, when },
    delay: 3_000,
  });
  const slow: Rule = { answer: 'mock', delay: 3_000 };
  expect(withChoice(slow, 'status 500', 'login')).toEqual({ answer: 'failure', failure: 500 });
  const own: Rule = { answer: 'mock', delay: 700 };
  expect(choicesOf('login', own).get(choiceOf(own, 'login'))).toBe('Normal, own delay');
});

test('a rule that changes nothing is no rule, unless another follows', () => {
  const idle: Rule = { answer: 'mock' };
  const slow: Rule = { answer: 'mock', delay: 3_000 };
  expect(withoutIdle([idle])).toEqual([]);
  expect(withoutIdle([slow])).toEqual([slow]);
  expect(withoutIdle([idle, slow])).toEqual([idle, slow]);
});

test('which calls a rule is for', () => {
  const when = { in: 'path', name: 'id', equals: 'e1' } as const;
  const times = (number: number): Rule => ({ answer: 'mock', times: number });
  expect(termsText({ answer: 'mock' }, { answer: 'mock' })).toBe('');
  expect(termsText(times(1), times(1))).toBe('once');
  expect(termsText(times(3), times(2))).toBe('2 left');
  expect(termsText({ ...times(1), when }, undefined)).toBe('used up, id is e1');
});
