import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { expectContractViolation, takeNetworkProblems } from './network';

/** `network.ts` calls `takeNetworkProblems` after each test. Here the tests call it first. */

const address = 'http://localhost/api/employees';
const mockResponse = (body: object) => {
  server.use(http.get(address, () => HttpResponse.json(body)));
};

test('a valid response is not a problem', async () => {
  mockResponse({ employees: [] });
  await fetch(address);
  expect(await takeNetworkProblems()).toEqual([]);
});

test('an invalid response is reported once', async () => {
  mockResponse({ people: [] });
  await fetch(address);
  await fetch(address);
  expect(await takeNetworkProblems()).toEqual([
    "Unexpected contract violation: GET /api/employees: response 200: body must have required property 'employees'",
  ]);
});

test('an expected invalid response is not a problem, but must occur', async () => {
  mockResponse({ people: [] });
  expectContractViolation("required property 'employees'");
  await fetch(address);
  expect(await takeNetworkProblems()).toEqual([]);
  expectContractViolation('employees');
  expect(await takeNetworkProblems()).toEqual([
    'Expected contract violation did not occur: employees',
  ]);
});

test('a response that is not JSON is a problem', async () => {
  server.use(http.get(address, () => HttpResponse.html('<p>Sorry</p>')));
  await fetch(address);
  expect(await takeNetworkProblems()).toEqual([expect.stringContaining('body must be object')]);
});

test('an invalid request is a problem', async () => {
  const login = 'http://localhost/api/auth/login';
  server.use(http.post(login, () => HttpResponse.json({ token: 'x', role: null })));
  await fetch(login, { method: 'POST', body: '{"email":"ada@example.com"}' });
  expect(await takeNetworkProblems()).toEqual([expect.stringContaining("property 'password'")]);
});

test('a lost connection is not a problem', async () => {
  server.use(http.get(address, () => HttpResponse.error()));
  await expect(fetch(address)).rejects.toThrow();
  expect(await takeNetworkProblems()).toEqual([]);
});

test('a request without a handler is a problem and does not reach the network', async () => {
  const reply = await fetch(address);
  expect(reply.status).toBe(500);
  expect(await takeNetworkProblems()).toEqual([`No handler for GET ${address}`]);
});
