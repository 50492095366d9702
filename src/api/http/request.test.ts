import { http, HttpResponse } from 'msw';
import { startArrangement, server } from '../../../mocks/runtimes/node';
import { issueToken } from '../../../mocks/handlers/tokens';
import { DEMO_ACCOUNTS } from '../../../mocks/demoAccounts';
import { session } from '../../session/session';
import { expectContractViolation } from '../../../test/setup/network';
import { decodeEmployee, decodeEmployeeList } from '../decode/answers';
import { decodeEvaluationList } from '../decode/evaluationAnswers';
import { getClient } from './client';
import { request, send } from './request';

const draft = { note: 'Kind.', score: 7, employeeId: 'employee-004' };

const create = () => send('post', '/api/evaluations', { body: draft });

beforeEach(() => {
  startArrangement();
  session.signIn(issueToken(DEMO_ACCOUNTS[0]), 'Admin');
});

test('a read gives the answer, with the query in the address', async () => {
  const { evaluations, totalPages } = await request(
    'get',
    '/api/evaluations',
    { query: { page: 40, limit: 10 } },
    decodeEvaluationList,
  );
  expect([evaluations.length, totalPages]).toEqual([10, 40]);
});

test('an answer that arrives steadily is given up only 30 s after its last byte', async () => {
  const { adapter } = getClient().defaults;
  const sent = new XMLHttpRequest();
  let now = 5_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  getClient().defaults.adapter = (config) => {
    expect(config.timeout).toBe(30_000);
    now += 47_000;
    const event = new ProgressEvent('progress', { loaded: 10 });
    Object.defineProperty(event, 'target', { value: sent });
    config.onDownloadProgress?.({ loaded: 10, bytes: 10, lengthComputable: false, event });
    return Promise.resolve({
      data: { employees: [] },
      status: 200,
      statusText: 'OK',
      headers: {},
      config,
    });
  };
  await request('get', '/api/employees', {}, decodeEmployeeList);
  getClient().defaults.adapter = adapter;
  expect(sent.timeout).toBe(77_000);
});

test.each([
  ['a/b', 'a%2Fb'],
  ['../evaluations', '..%2Fevaluations'],
  ['50% of ?#', '50%25%20of%20%3F%23'],
  ['é😀', '%C3%A9%F0%9F%98%80'],
  ['{id}', '%7Bid%7D'],
  ['$&', '%24%26'],
])('the id %p stays one part of the path', async (id, encoded) => {
  let path: string | undefined;
  server.use(
    http.get('*/api/employees/:id', ({ request: { url } }) => {
      path = new URL(url).pathname;
      return HttpResponse.json({ _id: id });
    }),
  );
  const employee = await request('get', '/api/employees/{id}', { path: { id } }, decodeEmployee);
  expect(path).toBe(`/api/employees/${encoded}`);
  expect(employee._id).toBe(id);
});

const json = { 'Content-Type': 'application/json' };

/** An answer that breaks the contract: its name, body and headers, and what the checks say. */
const html = ['HTML', '<p>Sorry</p>', { 'Content-Type': 'text/html' }, 'must be object'] as const;
const malformed = ['malformed JSON', '{"employees": [', json, 'must be object'] as const;

test.each([html, malformed, ['nothing at all', '', json, 'body is missing'] as const])(
  'a read answered by %s is a failed load',
  async (_name, body, headers, violation) => {
    server.use(http.get('*/api/employees', () => new HttpResponse(body, { headers })));
    expectContractViolation(violation);
    await expect(request('get', '/api/employees', {}, decodeEmployeeList)).rejects.toMatchObject({
      name: 'ApiError',
      reason: 'contract',
      message: 'The answer to GET /api/employees is not what the contract says',
    });
  },
);

test.each([html, malformed, ['a list', '[]', json, 'must be object'] as const])(
  'a write answered by %s is a failed save',
  async (_name, body, headers, violation) => {
    const respond = () => new HttpResponse(body, { status: 201, headers });
    server.use(http.post('*/api/evaluations', respond));
    expectContractViolation(violation);
    await expect(create()).rejects.toMatchObject({ name: 'ApiError', reason: 'contract' });
  },
);

test.each([
  [200, '', 'status 200 is not listed'],
  [201, '', 'body is missing'],
  [204, null, 'status 204 is not listed'],
])('a write answered by an empty %d is a success', async (status, body, breach) => {
  server.use(http.post('*/api/evaluations', () => new HttpResponse(body, { status })));
  expectContractViolation(breach);
  await expect(create()).resolves.toBe('');
});
