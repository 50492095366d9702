import { arranged, startEngine } from '../../test/calls/startEngine';
import type { Rule, Rules } from './arrangement';
import { OPERATION_IDS } from './operations';

const MOCK = { status: 200, text: '{"by":"mock"}' };

test('the mock answers where no rule applies', async () => {
  const { call, mock } = startEngine({ getEmployee: [{ answer: 'failure', failure: 500 }] });
  expect(await call('/employees')).toEqual(MOCK);
  expect(await call('/people')).toEqual(MOCK);
  expect(mock).toHaveBeenCalledTimes(2);
});

test('a failure of a write has the success status of that operation', async () => {
  const { call } = startEngine({ createFeedback: [{ answer: 'failure', failure: 'empty' }] });
  expect(await call('/feedback', { method: 'POST', body: '{}' })).toEqual({
    status: 201,
    text: '',
  });
});

test('a rule answers so often as it says, then the next one', async () => {
  const { call } = startEngine({
    listEmployees: [
      { answer: 'failure', failure: 500, times: 1 },
      { answer: 'failure', failure: 401, times: 2 },
    ],
  });
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push((await call('/employees')).status);
  expect(statuses).toEqual([500, 401, 401, 200, 200]);
});

test('a rule answers only calls with its parameter, and counts no others', async () => {
  const { call } = startEngine({
    getEmployee: [
      {
        answer: 'failure',
        failure: 404,
        times: 1,
        when: { in: 'path', name: 'id', equals: 'a b' },
      },
    ],
    listEmployees: [
      { answer: 'failure', failure: 500, when: { in: 'query', name: 'search', equals: '' } },
    ],
  });
  const statuses = [];
  for (const path of ['/employees/b', '/employees/a%20b', '/employees/a%20b']) {
    statuses.push((await call(path)).status);
  }
  for (const path of ['/employees', '/employees?search=', '/employees?search=a']) {
    statuses.push((await call(path)).status);
  }
  expect(statuses).toEqual([200, 404, 200, 200, 500, 200]);
});

test('another arrangement applies to the next call, and says which operations changed', async () => {
  const { engine, call } = startEngine({ listEmployees: [{ answer: 'failure', failure: 500 }] });
  const none = engine.set(arranged({ listEmployees: [{ answer: 'failure', failure: 500 }] }));
  const rules = engine.set(arranged({ getEmployee: [{ answer: 'failure', failure: 404 }] }));
  expect([none, rules]).toEqual([[], ['listEmployees', 'getEmployee']]);
  expect((await call('/employees')).status).toBe(200);
  expect((await call('/employees/a')).status).toBe(404);
  expect(engine.set(arranged({}, { server: 'sparse' }))).toEqual(OPERATION_IDS);
  expect(engine.set(arranged({}, { server: 'sparse', clock: { offset: 1 } }))).toEqual(
    OPERATION_IDS,
  );
});

test('a change of one operation does not start the count of another again', async () => {
  const once: Rules = { listEmployees: [{ answer: 'failure', failure: 500, times: 1 }] };
  const { engine, call } = startEngine(once);
  expect((await call('/employees')).status).toBe(500);
  engine.set(
    arranged({ listEmployees: [{ answer: 'failure', failure: 500, times: 1 }], login: [] }),
  );
  expect((await call('/employees')).status).toBe(200);
  expect(engine.remainingRules()).toEqual({});
  engine.load(arranged(once));
  expect(engine.remainingRules()).toEqual(once);
  expect((await call('/employees')).status).toBe(500);
});

test('a rule that is put in front of another does not start its count again', async () => {
  const first: Rule = { answer: 'failure', failure: 401, times: 1 };
  const { engine, call } = startEngine({ listEmployees: [first] });
  expect((await call('/employees')).status).toBe(401);
  engine.set(arranged({ listEmployees: [{ answer: 'failure', failure: 500, times: 1 }, first] }));
  expect((await call('/employees')).status).toBe(500);
  expect((await call('/employees')).status).toBe(200);
});

test('equal rules are counted apart, also after a change', async () => {
  const once: Rule = { answer: 'failure', failure: 500, times: 1 };
  const { engine, call } = startEngine({ listEmployees: [once, once] });
  expect((await call('/employees')).status).toBe(500);
  engine.set(arranged({ listEmployees: [once, once, { answer: 'failure', failure: 401 }] }));
  expect((await call('/employees')).status).toBe(500);
  expect((await call('/employees')).status).toBe(401);
});
