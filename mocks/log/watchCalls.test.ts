import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createContractValidator } from '../../contract/validation';
import { readContract } from '../../contract/document';
import { callMock, tokens } from '../../test/calls/callMock';
import { expectConsoleError } from '../../test/setup/console';
import { acceptAnyResponse, expectContractViolation } from '../../test/setup/network';
import type { Rules } from '../config/mockConfig';
import { server, startMock } from '../runtimes/node';
import { createLog, MAX_ENTRIES } from './log';
import type { Check, ContractCheck } from './watchCalls';

function start(rules: Rules = {}, check?: Check) {
  acceptAnyResponse();
  const mock = startMock({ rules }, { check });
  return { mock, log: () => mock.getSnapshot().log };
}

const get = (path: string) =>
  fetch(`/api${path}`, { headers: { Authorization: `Bearer ${tokens.Admin}` } });

test('the log names who answered, and hides tokens and passwords', async () => {
  const { log } = start({
    login: [{ answer: 'fixed', status: 200, body: { token: 'tok-5f3a9c', role: 'Admin' } }],
  });
  const body = { email: 'ada@example.com', password: 'demo-admin' };
  await callMock('POST /api/auth/login', { body });
  await get('/employees/employee-001');
  // The bodies are read after the answer.
  await waitFor(() => {
    expect(log().filter(({ answer }) => answer?.body !== undefined)).toHaveLength(2);
  });
  expect(log()).toMatchObject([
    {
      method: 'POST',
      url: '/api/auth/login',
      operation: 'login',
      hasToken: false,
      requestBody: { email: 'ada@example.com', password: '•••' },
      answer: { by: 'rule', status: 200, body: { token: '•••', role: 'Admin' } },
    },
    { operation: 'getEmployee', hasToken: true, answer: { by: 'mock', status: 200 } },
  ]);
  expect(JSON.stringify(log())).not.toMatch(/tok-5f3a9c|demo-admin/);
  expect(log()[0]?.answer?.duration).toBeGreaterThanOrEqual(0);
});

test('a call without an answer is pending, and a call that loses its connection has the status 0', async () => {
  const { log } = start({
    listEmployees: [{ answer: 'mock', delay: 'forever' }],
    getEmployee: [{ answer: 'failure', failure: 'network' }],
  });
  void get('/employees');
  await expect(get('/employees/a')).rejects.toThrow('Failed to fetch');
  expect(log()).toMatchObject([
    { operation: 'listEmployees' },
    { operation: 'getEmployee', answer: { by: 'rule', status: 0 } },
  ]);
  expect(log()[0]?.answer).toBeUndefined();
});

test('the log has the violations of the contract', async () => {
  expectContractViolation('parameter q is unknown');
  const { log } = start(
    { listEmployees: [{ answer: 'fixed', status: 200, body: {} }] },
    createContractValidator(readContract()),
  );
  await get('/employees?q=1');
  await waitFor(() => {
    expect(log()[0]?.violations.join()).toMatch(/parameter q is unknown.*property 'employees'/s);
  });
});

test('calls that came before the check was loaded are checked, too', async () => {
  expectContractViolation('parameter q is unknown');
  let load: (check: ContractCheck) => void = () => undefined;
  const check = new Promise<ContractCheck | undefined>((resolve) => {
    load = resolve;
  });
  const { log } = start({}, check);
  await get('/employees?q=1');
  await waitFor(() => {
    expect(log()[0]?.answer?.body).toBeDefined();
  });
  expect(log()[0]?.violations).toEqual([]);
  load(createContractValidator(readContract()));
  await waitFor(() => {
    expect(log()[0]?.violations.join()).toContain('parameter q is unknown');
  });
});

test('the log keeps text that is not JSON, but no long body', async () => {
  const { log } = start({
    listEmployees: [{ answer: 'fixed', status: 200, body: 'x'.repeat(60_000) }],
    getEmployee: [{ answer: 'failure', failure: 'malformed' }],
  });
  await get('/employees');
  await get('/employees/a');
  await waitFor(() => {
    expect(log().map(({ answer }) => answer?.body)).toEqual([
      '(60002 characters, not kept)',
      '{"employees": [{"_id": "employ',
    ]);
  });
});

test('the log has the error of a handler', async () => {
  expectConsoleError('Broken handler');
  expectConsoleError('unhandled exception');
  const { log } = start();
  server.use(
    http.get('/api/employees', () => {
      throw new Error('Broken handler');
    }),
  );
  await get('/employees');
  expect(log()).toMatchObject([{ answer: { problem: 'Broken handler' } }]);
});

test('a mock no longer logs when another mock starts', async () => {
  const { log } = start();
  const secondMock = start();
  await get('/employees/employee-001');
  expect([log(), secondMock.log()]).toEqual([[], [expect.anything()]]);
});

test('a call to another path is not logged', async () => {
  expectContractViolation('the path is not in the contract');
  const { log } = start();
  server.use(http.get('*/version', () => HttpResponse.json({})));
  await fetch('/version').catch(() => undefined);
  expect(log()).toEqual([]);
});

test('a log keeps its last 500 entries and reports each change', () => {
  const tell = jest.fn();
  const log = createLog(tell);
  const entry = { time: '', start: 0, method: 'GET', url: '', hasToken: false, violations: [] };
  for (let i = 0; i < MAX_ENTRIES + 5; i++) log.add({ ...entry, id: String(i) });
  const entries = log.entries();
  expect([entries.length, entries[0]?.id, entries.at(-1)?.id]).toEqual([500, '5', '504']);
  expect(tell).toHaveBeenCalledTimes(505);
  log.update('4', () => ({ url: 'gone' }));
  expect(log.entries()).toBe(entries);
  log.update('5', () => ({ url: 'changed' }));
  expect(log.entries()[0]?.url).toBe('changed');
  expect(tell).toHaveBeenCalledTimes(506);
});
