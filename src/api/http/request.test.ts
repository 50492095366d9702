import { expectContractViolation } from '../../../test/setup/network';
import { http, HttpResponse } from 'msw';
import { startMock, server } from '../../../mocks/runtimes/node';
import { issueToken } from '../../../mocks/handlers/tokens';
import { DEMO_ACCOUNTS } from '../../../mocks/demoAccounts';
import type { EmployeeList } from '../contract';
import { session } from '../../session/session';
import { decodeEmployee, decodeEmployeeList, decodeSession } from '../decode/answers';
import { decodeEvaluationList } from '../decode/evaluationAnswers';
import { startTask } from './hostLimit';
import { request } from './request';

beforeEach(() => {
  startMock();
  session.signIn(issueToken(DEMO_ACCOUNTS[0]), 'Admin');
});

test('a read sends its query in the address and returns the answer', async () => {
  const { evaluations, totalPages } = await request(
    'get',
    '/api/evaluations',
    { query: { page: 40, limit: 10 } },
    decodeEvaluationList,
  );
  expect([evaluations.length, totalPages]).toEqual([10, 40]);
});

test('a write is not repeated during a bulk read', async () => {
  expectContractViolation('status 429 is not listed');
  const endTask = startTask();
  const calls = jest.fn(() => HttpResponse.json({ message: 'Too many' }, { status: 429 }));
  server.use(http.post('*/api/auth/login', calls));
  const body = { email: 'ada@example.com', password: 'secret' };
  await expect(request('post', '/api/auth/login', { body }, decodeSession)).rejects.toMatchObject({
    status: 429,
  });
  expect(calls).toHaveBeenCalledTimes(1);
  endTask();
});

test('an answer with the same text as the previous answer is the same object', async () => {
  let name = 'Ada';
  server.use(
    http.get('*/api/employees', () => HttpResponse.json({ employees: [{ _id: 'a', name }] })),
  );
  const read = (previous: EmployeeList | undefined) =>
    request('get', '/api/employees', { previous }, decodeEmployeeList);
  const first = await read(undefined);
  expect(await read(first)).toBe(first);
  expect(await read(undefined)).toEqual(first);
  name = 'Bo';
  const changed = await read(first);
  expect(changed.employees).toMatchObject([{ name: 'Bo' }]);
  expect(await read(changed)).toBe(changed);
});

test.each([
  ['a/b', 'a%2Fb'],
  ['../evaluations', '..%2Fevaluations'],
  ['50% of ?#', '50%25%20of%20%3F%23'],
  ['é😀', '%C3%A9%F0%9F%98%80'],
  ['{id}', '%7Bid%7D'],
  ['$&', '%24%26'],
])('the id %p stays one segment of the path', async (id, encoded) => {
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
