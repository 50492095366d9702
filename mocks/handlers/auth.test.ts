import { grace } from '../../test/calls/bodies';
import { callMock, tokenOf, tokens } from '../../test/calls/callMock';
import { expectContractViolation } from '../../test/setup/network';
import { startMock } from '../runtimes/node';
import type { RunningMock } from '../runtimes/runMock';

const LOGIN = 'POST /api/auth/login';
const REGISTER = 'POST /api/auth/register';

const credentials = { email: grace.email, password: grace.password };

let mock: RunningMock;

beforeEach(() => {
  mock = startMock({ clock: { fixed: '2026-07-01T10:00:00.000Z' } });
});

describe('sign-in', () => {
  test.each([
    ['a wrong password', 'ada.admin@example.com', 'demo-Admin'],
    ["another's password", 'ada.admin@example.com', 'demo-manager'],
    ['an unknown address', 'nobody@example.com', 'demo-admin'],
    ['an employee without an account', 'grace.mwangi@example.com', 'demo-admin'],
  ])('refuses %s with 401', async (_name, email, password) => {
    expect(await callMock(LOGIN, { body: { email, password } })).toEqual({
      status: 401,
      body: { message: 'Invalid email or password' },
    });
  });

  test('accepts the e-mail address in upper and lower case', async () => {
    const body = { email: 'ADA.Admin@example.com', password: 'demo-admin' };
    expect((await callMock(LOGIN, { body })).status).toBe(200);
  });

  test.each([
    ['{"email":', 400, 'The request body is not valid JSON', ['must be object']],
    ['', 400, 'The request body is not valid JSON', ['is missing']],
    [[], 422, 'The request body must be a JSON object', ['must be object']],
    ['null', 422, 'The request body must be a JSON object', ['must be object']],
    [{ email: 'ada', password: 'secret' }, 422, 'Invalid email address', ['format "email"']],
    [{ email: 'ada@b', password: 'secret' }, 422, 'Invalid email address', ['format "email"']],
    [
      { email: 'ada@example.com', password: '12345' },
      422,
      'Password must be at least 6 characters long',
      ['fewer than 6'],
    ],
    [{}, 422, 'Invalid email address', ["property 'email'", "property 'password'"]],
  ])('refuses the body %p with %d', async (body, status, message, violations) => {
    violations.forEach(expectContractViolation);
    expect(await callMock(LOGIN, { body })).toEqual({ status, body: { message } });
  });
});

describe('registration', () => {
  test('returns a token and a role, and the new account can sign in', async () => {
    const reply = await callMock(REGISTER, { body: grace });
    expect(reply).toMatchObject({ status: 201, body: { role: 'Manager' } });
    expect(await callMock(LOGIN, { body: credentials })).toEqual({ ...reply, status: 200 });

    const employeeList = await callMock('GET /api/employees?search=grace@', {
      token: tokenOf(reply),
    });
    expect(employeeList.body).toEqual({
      employees: [
        {
          _id: 'employee-058',
          name: 'Grace Hopper',
          email: 'grace@example.com',
          age: 36,
          role: 'Manager',
          hireDate: '2026-07-01',
          evaluations: [],
        },
      ],
      total: 1,
    });
  });

  test('adds an employee if the call has a token', async () => {
    const reply = await callMock(REGISTER, { body: grace, token: tokens.Employee });
    expect(reply.status).toBe(201);
    expect(mock.db().employee('employee-058')).toMatchObject({ name: 'Grace Hopper' });
    const forged = { body: { ...grace, email: 'other@example.com' }, token: 'forged' };
    expect(await callMock(REGISTER, forged)).toMatchObject({ status: 401 });
    expect(mock.db().employees()).toHaveLength(58);
  });

  test.each(['ada.admin@example.com', 'ADA.ADMIN@example.com', 'grace.mwangi@example.com'])(
    'is refused with 409 if %s is taken',
    async (email) => {
      expect(await callMock(REGISTER, { body: { ...grace, email } })).toEqual({
        status: 409,
        body: { message: 'An account with this email already exists' },
      });
    },
  );

  test.each([
    [{ name: '' }, 'Name is required', ['fewer than 1']],
    [{ name: '  ' }, 'Name is required', []],
    [{ email: 'grace' }, 'Invalid email address', ['format "email"']],
    [{ age: 17 }, 'Age must be 18 or older', ['must be >= 18']],
    [{ age: -1 }, 'Age is required', ['must be >= 18']],
    [{ age: '36' }, 'Age must be 18 or older', ['must be number']],
    [{ role: 'Boss' }, 'role must be one of', ['equal to one of']],
    [{ password: '12345', confirmPassword: '12345' }, 'Password', ['password', 'confirmPassword']],
    [{ confirmPassword: 'other-horse' }, "Passwords don't match", []],
    [{ confirmPassword: undefined }, 'Password confirmation is required', ["'confirmPassword'"]],
  ])('is refused with 422 for %p', async (change, message, violations) => {
    violations.forEach(expectContractViolation);
    const reply = await callMock(REGISTER, { body: { ...grace, ...change } });
    expect(reply.status).toBe(422);
    expect(reply.body).toHaveProperty('message', expect.stringContaining(message));
    expect(mock.db().isEmailTaken(grace.email)).toBe(false);
  });
});
