import { callMock, tokenOf } from '../../test/callMock';
import { expectConsoleWarning } from '../../test/console';
import { server } from '../hosts/node';
import { createMock, type MockOptions } from '../server/createMock';
import type { Scenario } from '../scenarios';
import { readChanges } from './snapshot';

const draft = { note: 'Kind.', score: 7, employeeId: 'employee-004' };
const grace = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  age: 36,
  role: 'Employee',
  password: 'correct-horse',
  confirmPassword: 'correct-horse',
};

const storage = localStorage;
function start(scenario: Scenario = 'default', options: MockOptions = { storage }) {
  const mock = createMock({ ...options, scenario });
  server.resetHandlers(...mock.handlers);
  return mock;
}

test('what was written survives a reload', async () => {
  start();
  const token = tokenOf(await callMock('POST /api/auth/register', { body: grace }));
  await callMock('POST /api/evaluations', { token, body: { ...draft, note: 'Kept.' } });
  const feedback = { evaluationId: 'evaluation-0007', feedback: 'Kept too.' };
  await callMock('POST /api/feedback', { token, body: feedback });
  const { db } = start();
  expect([db.employees().length, db.evaluations().length]).toEqual([58, 401]);
  expect(db.evaluations()[0]).toMatchObject({ _id: 'evaluation-0401', note: 'Kept.' });
  expect(db.evaluation('evaluation-0007')?.feedbacks.at(-1)?.feedback).toBe('Kept too.');
  const login = { email: grace.email, password: grace.password };
  expect((await callMock('POST /api/auth/login', { body: login })).status).toBe(200);
  await callMock('POST /api/evaluations', { token, body: draft });
  expect(db.evaluation('evaluation-0402')?.note).toBe('Kind.');
});

test('another scenario starts with its own seed', async () => {
  start();
  await callMock('POST /api/auth/register', { body: grace });
  expect(start('empty').db.employees()).toEqual([]);
  expect(start().db.employees()).toHaveLength(58);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"scenario":"default"}',
  '{"scenario":"default","employees":[null],"accounts":[],"evaluations":[]}',
  '{"scenario":"default","employees":[{"_id":7}],"accounts":[],"evaluations":[]}',
  '{"scenario":"default","employees":[],"accounts":[],"evaluations":"none"}',
])('a broken snapshot, %p, is ignored', (snapshot) => {
  storage.setItem('mock-changes', snapshot);
  expect(readChanges(storage, 'default')).toBeUndefined();
  expect(start().db.employees()).toHaveLength(57);
});

test('a snapshot that cannot be written is logged, and the data last until a reload', async () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('The quota is exceeded');
    },
  };
  const { db } = start('default', { storage: full });
  expectConsoleWarning(/changes could not be saved.*quota/s);
  await callMock('POST /api/auth/register', { body: grace });
  expect(db.employees()).toHaveLength(58);
});
