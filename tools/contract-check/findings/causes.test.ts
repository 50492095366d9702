import { blank } from '../host/exchange';
import type { Exchange, OperationId } from '../model';
import { RULES, type RuleId } from '../rules';
import { deadOperations, statusCause, withoutConsequences } from './causes';
import type { Broken } from './findings';

const call = (operation: OperationId, status: number, purpose?: RuleId): Exchange => ({
  ...blank(operation),
  status,
  purpose,
});

describe('a wrong status', () => {
  const causesOf = (...calls: Exchange[]) =>
    new Set(calls.map((one) => `${statusCause(one).cause}: ${String(statusCause(one).change)}`));

  test('in a refusal of a token is one cause, whichever token is refused', () => {
    const calls = [
      call('getEmployee', 403, 'token-required'),
      call('listEmployees', 403, 'token-checked'),
    ];
    expect([...causesOf(...calls)]).toEqual([
      '403 for a call without a valid token: Answer 401 to a call without a valid token, not 403',
    ]);
  });

  test('that is no refusal is another cause for each thing that is let in', () => {
    const calls = [
      call('getEmployee', 200, 'token-required'),
      call('getEmployee', 200, 'token-checked'),
    ];
    expect(causesOf(...calls).size).toBe(2);
  });

  test('of a call of the app is one cause over all operations', () => {
    const created = [call('register', 200), call('createFeedback', 200)];
    expect([...causesOf(...created)]).toEqual(['200 for 201: Answer 201, not 200']);
    const failed = [call('getEmployee', 500), call('getEvaluation', 500)];
    expect([...causesOf(...failed)]).toEqual(['500 for 200: Answer 200, not 500']);
  });
});

describe('a missing route', () => {
  const broken = (id: RuleId, operation: OperationId, exchange: Exchange): Broken => {
    const rule = RULES.find((one) => one.id === id);
    if (!rule) throw new Error(id);
    const problem = { cause: id, expected: 'x', got: 'y', exchange };
    return { rule, operation, problems: [problem] };
  };
  const missing = call('getStatistics', 404);
  const refused = call('getStatistics', 403, 'token-required');
  const found = [
    broken('opens', 'getStatistics', missing),
    broken('token-required', 'getStatistics', refused),
    broken('change-shows', 'updateEvaluation', missing),
    broken('opens', 'getEmployee', call('getEmployee', 500)),
  ];

  test('is told by all calls of the app, behind a check of tokens, too', () => {
    expect([...deadOperations(found, [missing, refused, missing])]).toEqual(['getStatistics']);
  });

  test('is not where a call is answered otherwise, or where nothing is wrong with the 404', () => {
    expect([...deadOperations(found, [missing, call('getStatistics', 200)])]).toEqual([]);
    expect([...deadOperations(found.slice(1, 2), [missing, refused])]).toEqual([]);
    expect([...deadOperations(found, [missing, call('getStatistics', 500)])]).toEqual([]);
  });

  test('is told from a server that always fails, which is as dead', () => {
    const failing = call('getEmployee', 500);
    const [one] = withoutConsequences(found.slice(3), [failing]);
    expect(one?.problems).toEqual([
      expect.objectContaining({ cause: '500 for 200', got: 'status 500 to every call' }),
    ]);
  });

  test('is one problem of its operation, and explains what others see of it', () => {
    const left = withoutConsequences(found, [refused, missing]);
    expect(left.map(({ rule, operation }) => `${rule.id} ${operation}`)).toEqual([
      'opens getStatistics',
      'token-required getStatistics',
      'opens getEmployee',
    ]);
    expect(left[1]?.problems).toEqual([
      expect.objectContaining({ cause: 'missing route', exchange: missing }),
    ]);
  });
});
