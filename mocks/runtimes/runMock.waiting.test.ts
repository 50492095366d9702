import { waitFor } from '@testing-library/react';
import { draft } from '../../test/calls/bodies';
import { callMock, tokens } from '../../test/calls/callMock';
import { DEFAULT_CONFIG, type Rule, type Rules } from '../config/mockConfig';
import { startMock } from './node';

const token = tokens.Admin;
const EMPLOYEES = 'GET /api/employees';

const ERROR: Rule = { answer: 'failure', failure: 500 };

test.each<Rules>([
  { createEvaluation: [{ answer: 'mock', delay: 'forever' }] },
  { createEvaluation: [{ answer: 'fixed', status: 201, delay: 600_000, times: 1 }] },
])('a write that waits for %j is answered by the next rules and saved once', async (rules) => {
  const mock = startMock({ rules });
  const write = async () => {
    const answer = callMock('POST /api/evaluations', { token, body: draft });
    await waitFor(() => {
      expect(mock.getSnapshot().log.at(-1)?.requestBody).toBeDefined();
    });
    return { answer, entry: () => mock.getSnapshot().log.at(-1)?.answer };
  };

  const refused = await write();
  mock.change({ rules: { ...rules, getEmployee: [ERROR] } });
  expect(refused.entry()).toBeUndefined();
  mock.change({ rules: { createEvaluation: [{ ...ERROR, times: 1 }] } });
  expect((await refused.answer).status).toBe(500);
  expect(refused.entry()).toMatchObject({ by: 'rule', status: 500 });
  expect(mock.remainingRules()).toEqual({});

  mock.change({ rules });
  const saved = await write();
  mock.change({ rules: {} });
  expect((await saved.answer).status).toBe(201);
  expect(mock.db().evaluations()).toHaveLength(401);
  expect(mock.getSnapshot().log).toHaveLength(2);
});

test('an unrelated change does not answer a waiting call, which uses its rule once', async () => {
  const rules: Rules = { listEmployees: [{ answer: 'mock', delay: 'forever', times: 1 }, ERROR] };
  const mock = startMock({ rules });
  const remaining = () => mock.remainingRules().listEmployees;
  const list = callMock(EMPLOYEES, { token });
  await waitFor(() => {
    expect(remaining()).toEqual([ERROR]);
  });
  mock.change({ persona: 'Manager' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(mock.getSnapshot().log[0]?.answer).toBeUndefined();
  expect(remaining()).toEqual([ERROR]);
  mock.load({ ...DEFAULT_CONFIG, seed: { employees: 3, evaluations: 5 } });
  expect((await list).body).toMatchObject({ total: 3 });
});
