import { draft, feedback, grace } from '../../test/calls/bodies';
import { callMock, tokenOf, tokens } from '../../test/calls/callMock';
import { expectContractViolation } from '../../test/setup/network';
import { startMock } from '../runtimes/node';

const guarded: [string, unknown][] = [
  ['GET /api/employees', undefined],
  ['GET /api/employees/employee-001', undefined],
  ['GET /api/evaluations', undefined],
  ['GET /api/evaluations/evaluator', undefined],
  ['GET /api/evaluations/evaluation-0007', undefined],
  ['GET /api/evaluations/employee/employee-001', undefined],
  ['GET /api/evaluations/results/employee-001', undefined],
  ['POST /api/evaluations', draft],
  ['PUT /api/evaluations/evaluation-0007', draft],
  ['POST /api/feedback', feedback],
];

test.each(guarded)('%s accepts only an issued token', async (call, body) => {
  const db = startMock().db();
  const [payload, sum] = tokens.Admin.split('.');
  for (const token of [undefined, '', 'forged', `${payload}x.${sum}`, `${tokens.Admin}.x`]) {
    expect(await callMock(call, { token, body })).toEqual({
      status: 401,
      body: { message: 'Please sign in' },
    });
  }
  expect(db.changes()).toEqual({ employees: [], accounts: [], evaluations: [] });
  const { status } = await callMock(call, { token: tokens.Employee, body });
  expect([200, 201]).toContain(status);
});

test('a token is checked before the body', async () => {
  startMock();
  expectContractViolation("property 'note'");
  expectContractViolation("property 'score'");
  expectContractViolation("property 'employeeId'");
  expect((await callMock('POST /api/evaluations', { body: {} })).status).toBe(401);
});

test('a token of one mock is valid in another mock, where its account gets a free id', async () => {
  startMock();
  const token = tokenOf(await callMock('POST /api/auth/register', { body: grace }));
  const second = startMock();
  const account = { ...grace, name: 'Another', email: 'another@example.com' };
  await callMock('POST /api/auth/register', { body: account });
  expect(second.db().employee('employee-058')?.name).toBe('Another');

  const saved = await callMock('POST /api/evaluations', { token, body: draft });
  expect(saved).toMatchObject({
    status: 201,
    body: { evaluator: { _id: 'employee-059', name: 'Grace Hopper' } },
  });
  const own = await callMock('GET /api/evaluations/evaluator', { token });
  expect(own.body).toMatchObject({ evaluations: [{ note: 'Kind.' }], totalPages: 1 });
  const login = { email: grace.email, password: grace.password };
  expect((await callMock('POST /api/auth/login', { body: login })).status).toBe(401);
});
