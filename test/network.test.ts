import { http, HttpResponse } from 'msw';
import { server } from '../mocks/hosts/node';
import { expectContractViolation, settleNetwork } from './network';

/** `settleNetwork` is what fails a test, after each one; here it is asked before that. */

const address = 'http://localhost/api/employees';
const answer = (body: object) => {
  server.use(http.get(address, () => HttpResponse.json(body)));
};

test('traffic that keeps the contract is no problem', async () => {
  answer({ employees: [] });
  await fetch(address);
  expect(await settleNetwork()).toEqual([]);
});

test('an answer that breaks the contract is a problem, told once', async () => {
  answer({ people: [] });
  await fetch(address);
  await fetch(address);
  expect(await settleNetwork()).toEqual([
    "Unexpected breach of the contract: GET /api/employees: response 200: body must have required property 'employees'",
  ]);
});

test('a broken answer can be expected', async () => {
  answer({ people: [] });
  expectContractViolation("required property 'employees'");
  await fetch(address);
  expect(await settleNetwork()).toEqual([]);
});

test('an expected breach has to come', async () => {
  expectContractViolation('employees');
  expect(await settleNetwork()).toEqual([
    'Expected breach of the contract did not come: employees',
  ]);
});

test('an answer that is no JSON is a problem', async () => {
  server.use(http.get(address, () => HttpResponse.html('<p>Sorry</p>')));
  await fetch(address);
  expect(await settleNetwork()).toEqual([expect.stringContaining('body must be object')]);
});

test('a request that breaks the contract is a problem', async () => {
  const login = 'http://localhost/api/auth/login';
  server.use(http.post(login, () => HttpResponse.json({ token: 'x', role: null })));
  await fetch(login, { method: 'POST', body: '{"email":"ada@example.com"}' });
  expect(await settleNetwork()).toEqual([expect.stringContaining("property 'password'")]);
});

test('a lost connection is no answer', async () => {
  server.use(http.get(address, () => HttpResponse.error()));
  await expect(fetch(address)).rejects.toThrow();
  expect(await settleNetwork()).toEqual([]);
});

test('a request that nothing answers is a problem and stays here', async () => {
  const reply = await fetch(address);
  expect(reply.status).toBe(500);
  expect(await settleNetwork()).toEqual([`Nothing answers GET ${address}`]);
});
