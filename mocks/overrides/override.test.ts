import { getResponse, http, HttpResponse } from 'msw';
import { callMock, tokens } from '../../test/calls/callMock';
import { acceptAnyResponse } from '../../test/setup/network';
import { BROKEN_ANSWERS, type Delay, type Rule } from '../config/mockConfig';
import { failuresOf, operationOf, OPERATION_IDS, type OperationId } from '../config/operations';
import { server, startMock } from '../runtimes/node';
import { override } from './override';

const token = tokens.Admin;
const statusOf = async (path: string) => (await callMock(`GET /api/${path}`, { token })).status;

const next = http.all('*/api/*', () => HttpResponse.json({ by: 'mock' }));

/** Returns every rule that answers at once, with the status (0 for no answer) and a text of the answer. */
function waysOf(id: OperationId): [rule: Rule, status: number, says: string][] {
  const { success } = operationOf(id);
  return [
    [{ answer: 'mock' }, 200, 'mock'],
    [{ answer: 'fixed', status: success, body: { by: 'fixed' } }, success, 'fixed'],
    ...failuresOf(id).map((failure): [Rule, number, string] => {
      const message = `Refused with ${failure}`;
      return [{ answer: 'failure', failure, message }, failure, message];
    }),
    ...BROKEN_ANSWERS.map((failure): [Rule, number, string] => [
      { answer: 'failure', failure },
      failure === 'network' ? 0 : success,
      '',
    ]),
  ];
}

test.each(OPERATION_IDS)('a call of %s is answered by its rule', async (id) => {
  const { method, path } = operationOf(id);
  const url = `http://localhost${path.replace(/\{\w+\}/g, 'some-id')}`;
  for (const [rule, status, says] of waysOf(id)) {
    const response = await getResponse([override(id, [rule]), next], new Request(url, { method }));
    expect([rule, response?.status]).toEqual([rule, status]);
    expect(await response?.text()).toContain(says);
  }
});

test('an override of a path with an id does not answer other paths', async () => {
  startMock();
  server.use(override('getEvaluation', [{ answer: 'failure', failure: 500 }]));
  expect(await statusOf('evaluations/evaluation-0007')).toBe(500);
  expect(await statusOf('evaluations/evaluator')).toBe(200);
});

test('a rule answers as many calls as it sets, then the next rule answers, then the mock', async () => {
  startMock();
  const rules: Rule[] = [
    { answer: 'failure', failure: 500, times: 1 },
    { answer: 'mock', times: 1 },
    { answer: 'failure', failure: 401, times: 2 },
  ];
  const handler = override('listEmployees', rules);
  server.use(handler);
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push(await statusOf('employees'));
  expect(handler.remainingRules()).toEqual([{ ...rules[2], times: 1 }]);
  for (let i = 0; i < 2; i++) statuses.push(await statusOf('employees'));
  expect(statuses).toEqual([500, 200, 401, 401, 200]);
  expect(handler.remainingRules()).toEqual([]);
});

test('a rule answers and counts only calls with its parameter', async () => {
  startMock();
  server.use(
    override('getEmployee', [
      {
        answer: 'failure',
        failure: 500,
        times: 1,
        when: { in: 'path', name: 'id', equals: ['a b', 'c'] },
      },
    ]),
    override('listEmployees', [
      { answer: 'failure', failure: 500, when: { in: 'query', name: 'search', equals: '' } },
    ]),
  );
  const statuses = [];
  for (const path of [
    ...['employees/employee-002', 'employees/a%20b', 'employees/c'],
    ...['employees', 'employees?search=', 'employees?search=a'],
  ]) {
    statuses.push(await statusOf(path));
  }
  expect(statuses).toEqual([200, 500, 404, 200, 500, 200]);
});

describe('a delay', () => {
  const LONG = 100_000;

  async function expectAnswerAfter(rule: Rule, latency: Delay, [early, late]: [number, number]) {
    acceptAnyResponse();
    jest.useFakeTimers();
    server.resetHandlers(
      override('listEmployees', [rule], { settings: () => ({ latency }) }),
      next,
    );
    const answered = jest.fn();
    void fetch('/api/employees').then(answered);
    await jest.advanceTimersByTimeAsync(early);
    expect(answered).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(late - early);
    expect(answered).toHaveBeenCalledTimes(late < LONG ? 1 : 0);
  }

  test.each<[Delay | undefined, Delay, [number, number]]>([
    [3_000, 'real', [2_999, 3_020]],
    ['real', 'none', [99, 420]],
    [undefined, 'real', [99, 420]],
    [undefined, 2_000, [1_999, 2_020]],
    ['forever', 'none', [0, LONG]],
  ])('of %s, with a latency of %s', async (delay, latency, times) => {
    await expectAnswerAfter({ answer: 'mock', delay }, latency, times);
    await expectAnswerAfter({ answer: 'fixed', status: 200, delay }, latency, times);
  });

  test('of "none" has no latency', async () => {
    acceptAnyResponse();
    server.resetHandlers(
      override('listEmployees', [{ answer: 'fixed', status: 200, delay: 'none' }], {
        settings: () => ({ latency: 'forever' }),
      }),
    );
    expect((await fetch('/api/employees')).status).toBe(200);
  });

  test('of a cancelled call ends, and the call is not answered later', async () => {
    const answerAgain = jest.fn();
    const handler = override('createEvaluation', [{ answer: 'mock', delay: 'forever' }], {
      answerAgain,
    });
    const abort = new AbortController();
    const response = getResponse(
      [handler, next],
      new Request('http://localhost/api/evaluations', { method: 'POST', signal: abort.signal }),
    );
    abort.abort();
    expect((await response)?.type).toBe('error');
    handler.release();
    expect(answerAgain).not.toHaveBeenCalled();
  });
});
