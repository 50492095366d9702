import { waitFor } from '@testing-library/react';
import { createContractValidator } from '../../contract/validation';
import { readContract } from '../../contract/document';
import { startEngine } from '../../test/calls/startEngine';
import { MAX_ENTRIES } from './log';
import type { ContractCheck } from './callLogger';

test('says who answered, by which rule, and hides tokens and passwords', async () => {
  const { engine, call } = startEngine({
    login: [
      { answer: 'failure', failure: 401, when: { in: 'query', name: 'never', equals: '1' } },
      { answer: 'fixed', status: 200, body: { token: 'tok-5f3a9c', role: 'Admin' } },
    ],
  });
  await call('/auth/login', {
    method: 'POST',
    body: JSON.stringify({ email: 'ada@example.com', password: 'demo-admin' }),
  });
  // The bodies are read after the answer.
  await waitFor(() => {
    expect(engine.getSnapshot().log[0]?.answer?.body).toBeDefined();
  });
  const { log } = engine.getSnapshot();
  expect(log).toMatchObject([
    {
      method: 'POST',
      url: '/api/auth/login',
      operation: 'login',
      hasToken: false,
      requestBody: { email: 'ada@example.com', password: '•••' },
      answer: { by: 'fixed', rule: 1, status: 200, body: { token: '•••', role: 'Admin' } },
    },
  ]);
  expect(JSON.stringify(log)).not.toMatch(/tok-5f3a9c|demo-admin/);
  expect(log[0]?.answer?.duration).toBeGreaterThanOrEqual(0);
});

test('names what breaks the contract', async () => {
  const check = createContractValidator(readContract());
  const { engine, call } = startEngine(
    { listEmployees: [{ answer: 'fixed', status: 200, body: {} }] },
    { check },
  );
  await call('/employees?q=1');
  await call('/people');
  await waitFor(() => {
    const [list, unknown] = engine.getSnapshot().log;
    expect(list?.violations.join()).toMatch(/parameter q is unknown.*property 'employees'/s);
    expect(unknown?.violations.join()).toContain('the path is not in the contract');
  });
});

test('checks the calls that came before the check was loaded', async () => {
  let load: (check: ContractCheck) => void = () => undefined;
  const check = new Promise<ContractCheck | undefined>((resolve) => {
    load = resolve;
  });
  const { engine, call } = startEngine({}, { check });
  await call('/employees?q=1');
  await waitFor(() => {
    expect(engine.getSnapshot().log[0]?.answer?.body).toBeDefined();
  });
  expect(engine.getSnapshot().log[0]?.violations).toEqual([]);
  load(createContractValidator(readContract()));
  await waitFor(() => {
    expect(engine.getSnapshot().log[0]?.violations.join()).toContain('parameter q is unknown');
  });
});

test('holds the last 500 calls, and tells its subscribers', async () => {
  const { engine, call } = startEngine({});
  const told = jest.fn();
  const stop = engine.subscribe(told);
  for (let i = 0; i < MAX_ENTRIES + 5; i++) await call(`/employees/${i}`);
  const { log } = engine.getSnapshot();
  expect([log.length, log[0]?.url, log.at(-1)?.url]).toEqual([
    500,
    '/api/employees/5',
    '/api/employees/504',
  ]);
  expect(told).toHaveBeenCalled();
  expect(engine.getSnapshot()).toBe(engine.getSnapshot());
  stop();
  told.mockClear();
  await call('/employees/505');
  expect(told).not.toHaveBeenCalled();
});

test('a long body is not kept, and text that is not JSON is', async () => {
  const { engine, call } = startEngine({
    listEmployees: [{ answer: 'fixed', status: 200, body: 'x'.repeat(60_000) }],
    getEmployee: [{ answer: 'failure', failure: 'malformed' }],
  });
  await call('/employees');
  await call('/employees/a');
  await waitFor(() => {
    expect(engine.getSnapshot().log.map(({ answer }) => answer?.body)).toEqual([
      '(60002 characters, not kept)',
      '{"employees": [{"_id": "employ',
    ]);
  });
});

test('a handler that throws is told, and the error stays', async () => {
  const { engine, call, mock } = startEngine({});
  mock.mockRejectedValue(new Error('Broken handler'));
  await expect(call('/employees')).rejects.toThrow('Broken handler');
  expect(engine.getSnapshot().log).toMatchObject([{ answer: { problem: 'Broken handler' } }]);
});
