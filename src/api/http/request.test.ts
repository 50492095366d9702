import '../../../test/setup/network';
import { http, HttpResponse } from 'msw';
import { startArrangement, server } from '../../../mocks/runtimes/node';
import { issueToken } from '../../../mocks/handlers/tokens';
import { DEMO_ACCOUNTS } from '../../../mocks/demoAccounts';
import { session } from '../../session/session';
import { decodeEmployee, decodeEmployeeList } from '../decode/answers';
import { decodeEvaluationList } from '../decode/evaluationAnswers';
import { getClient } from './client';
import { request } from './request';

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
