import { callMock, tokens } from '../test/calls/callMock';
import { startArrangement } from './runtimes/node';

const LOGIN = 'POST /api/auth/login';
const token = tokens.Employee;
const credentials = { email: 'emma.employee@example.com', password: 'demo-employee' };
const draft = { note: 'Kind.', score: 7, employeeId: 'employee-004' };
const statistics = (number: number) =>
  callMock(`GET /api/evaluations/results/employee-00${number}`, { token });

test('saving: sign-in and writes never answer, reads do', async () => {
  startArrangement('saving');
  const answered = jest.fn();
  void callMock(LOGIN, { body: credentials }).finally(answered);
  void callMock('POST /api/evaluations', { token, body: draft }).finally(answered);
  expect((await callMock('GET /api/employees', { token })).status).toBe(200);
  expect(answered).not.toHaveBeenCalled();
});

test('saveError: writes answer 500, reads do not', async () => {
  startArrangement('saveError');
  expect((await callMock('GET /api/employees', { token })).status).toBe(200);
  const writes: [string, unknown][] = [
    ['POST /api/evaluations', draft],
    ['PUT /api/evaluations/evaluation-0007', draft],
    ['POST /api/feedback', { evaluationId: 'evaluation-0007', feedback: 'Agreed.' }],
  ];
  for (const [call, body] of writes) {
    expect((await callMock(call, { token, body })).status).toBe(500);
  }
});

test('offline: every call fails without a response', async () => {
  startArrangement('offline');
  await expect(callMock(LOGIN, { body: credentials })).rejects.toThrow('Failed to fetch');
  await expect(callMock('GET /api/employees', { token })).rejects.toThrow('Failed to fetch');
});

test('statisticsError: those of every third employee fail', async () => {
  startArrangement('statisticsError');
  const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(statistics));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 500, 200, 200, 500]);
});

test('statisticsLoading: only statistics never answer', async () => {
  startArrangement('statisticsLoading');
  const answered = jest.fn();
  void statistics(1).finally(answered);
  expect((await callMock('GET /api/employees', { token })).status).toBe(200);
  expect(answered).not.toHaveBeenCalled();
});

test('partial: fewer employees are listed than there are', async () => {
  startArrangement('partial');
  const { body } = await callMock('GET /api/employees', { token });
  expect(body).toMatchObject({ total: 57 });
  expect(body).toHaveProperty('employees.length', 20);
});

test('sparse: responses hold only ids and lists', async () => {
  startArrangement('sparse');
  expect((await callMock('GET /api/employees/employee-002', { token })).body).toEqual({
    _id: 'employee-002',
    evaluations: [],
  });
  expect((await callMock('GET /api/evaluations?page=1&limit=1', { token })).body).toEqual({
    evaluations: [
      {
        _id: expect.any(String) as string,
        employee: { _id: expect.any(String) as string },
        evaluator: { _id: expect.any(String) as string },
      },
    ],
    totalPages: 400,
  });
  expect((await statistics(1)).body).toEqual({});
  expect((await callMock('GET /api/employees/nobody', { token })).body).toHaveProperty('message');
});

test('extreme: the same records, with texts that are hard to lay out', async () => {
  const db = startArrangement('extreme').db();
  const { body } = await callMock('GET /api/employees', { token });
  expect(body).toHaveProperty('employees.length', 57);
  expect(Math.max(...db.employees().map(({ name }) => name.length))).toBeGreaterThan(100);
  expect(db.employees('عبد')).not.toHaveLength(0);
  const notes = db.evaluations().map(({ note }) => note ?? '');
  expect(Math.max(...notes.map((note) => note.length))).toBeGreaterThan(4_000);
});
