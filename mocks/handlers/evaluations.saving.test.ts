import { callMock, tokens } from '../../test/calls/callMock';
import { expectContractViolation } from '../../test/setup/network';
import { startMock } from '../runtimes/node';
import type { RunningMock } from '../runtimes/runMock';

const CREATE = 'POST /api/evaluations';
const UPDATE = 'PUT /api/evaluations/evaluation-0007';
const FEEDBACK = 'POST /api/feedback';
const NOW = '2026-07-01T10:00:00.000Z';

const token = tokens.Admin;
const draft = { note: 'Kind.', score: 7.5, employeeId: 'employee-057' };
let mock: RunningMock;

beforeEach(() => {
  mock = startMock({ clock: { fixed: NOW } });
});

test('a new evaluation has the caller and the current time, and is first in the lists', async () => {
  const { status, body } = await callMock(CREATE, { token, body: draft });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    _id: 'evaluation-0401',
    employee: { _id: 'employee-057' },
    evaluator: { name: 'Ada Okafor' },
    score: 7.5,
    note: 'Kind.',
    createdAt: NOW,
    feedbacks: [],
  });
  for (const path of ['evaluations', 'evaluations/evaluator']) {
    const list = await callMock(`GET /api/${path}?limit=1`, { token });
    expect(list.body).toMatchObject({ evaluations: [{ _id: 'evaluation-0401' }] });
  }
  expect((await callMock('GET /api/employees/employee-057', { token })).body).toMatchObject({
    evaluations: ['evaluation-0401'],
  });
});

test('the average score has at most two decimals', async () => {
  for (const score of [7, 8, 8]) await callMock(CREATE, { token, body: { ...draft, score } });
  expect((await callMock('GET /api/evaluations/results/employee-057', { token })).body).toEqual({
    totalEvaluations: 3,
    averageScore: 7.67,
    maxScore: 8,
    minScore: 7,
  });
});

test('the evaluation that was added last comes first if two have the same time', async () => {
  for (const score of [7, 8]) await callMock(CREATE, { token, body: { ...draft, score } });
  const { body } = await callMock('GET /api/evaluations?limit=2', { token });
  expect(body).toMatchObject({
    evaluations: [{ _id: 'evaluation-0402' }, { _id: 'evaluation-0401' }],
  });
});

test('an update keeps evaluator, date and feedback', async () => {
  const before = mock.db().evaluation('evaluation-0007');
  expect(await callMock(UPDATE, { token, body: draft })).toMatchObject({
    status: 200,
    body: { _id: 'evaluation-0007', score: 7.5, note: 'Kind.', employee: { _id: 'employee-057' } },
  });
  expect(mock.db().evaluation('evaluation-0007')).toEqual({ ...before, ...draft });
  expect(mock.db().evaluations()).toHaveLength(400);
});

test('feedback is appended with the time', async () => {
  const before = mock.db().evaluation('evaluation-0007')?.feedbacks ?? [];
  const feedback = { feedback: 'Agreed.', createdAt: NOW };
  const body = { evaluationId: 'evaluation-0007', feedback: 'Agreed.' };
  expect(await callMock(FEEDBACK, { token, body })).toEqual({ status: 201, body: feedback });
  expect(mock.db().evaluation('evaluation-0007')?.feedbacks).toEqual([...before, feedback]);
});

test.each([
  [{ note: '' }, 'Note is required', ['fewer than 1']],
  [{ score: 0 }, 'Score must be between 1 and 10', ['must be >= 1']],
  [{ score: 11 }, 'Score must be between 1 and 10', ['must be <= 10']],
  [{ score: '7' }, 'Score must be between 1 and 10', ['must be number']],
  [{ score: null }, 'Score must be between 1 and 10', ['must be number']],
  [{ note: 7 }, 'note must be a `string` type', ['must be string']],
])('saving %p is refused with 422', async (change, message, violations) => {
  for (const call of [CREATE, UPDATE]) {
    violations.forEach(expectContractViolation);
    const reply = await callMock(call, { token, body: { ...draft, ...change } });
    expect(reply.status).toBe(422);
    expect(reply.body).toHaveProperty('message', expect.stringContaining(message));
  }
  expect(mock.db().changes().evaluations).toEqual([]);
});

test('an evaluation without an employee is refused with 422, and with an unknown employee with 404', async () => {
  const missing = { token, body: { ...draft, employeeId: '' } };
  expectContractViolation('fewer than 1');
  expect(await callMock(CREATE, missing)).toEqual({
    status: 422,
    body: { message: 'Employee is required' },
  });
  const unknown = { token, body: { ...draft, employeeId: 'nobody' } };
  for (const call of [CREATE, UPDATE]) {
    expect(await callMock(call, unknown)).toEqual({
      status: 404,
      body: { message: 'Employee not found' },
    });
  }
  expect(await callMock('PUT /api/evaluations/nothing', { token, body: draft })).toEqual({
    status: 404,
    body: { message: 'Evaluation not found' },
  });
});

test('an update without an employee keeps the employee', async () => {
  expectContractViolation("property 'employeeId'");
  const { employeeId } = mock.db().evaluation('evaluation-0007') ?? {};
  const body = { note: 'Kind.', score: 3 };
  expect((await callMock(UPDATE, { token, body })).status).toBe(200);
  expect(mock.db().evaluation('evaluation-0007')).toMatchObject({ employeeId, score: 3 });
});

test.each([
  [{ evaluationId: 'nothing', feedback: 'Agreed.' }, 404, 'Evaluation not found', []],
  [{ evaluationId: 'evaluation-0007', feedback: '' }, 422, 'Feedback is required', ['fewer']],
  [{ feedback: 'Agreed.' }, 422, 'Evaluation is required', ["'evaluationId'"]],
])('feedback %p is refused with %d', async (body, status, message, violations) => {
  violations.forEach(expectContractViolation);
  expect(await callMock(FEEDBACK, { token, body })).toEqual({ status, body: { message } });
  expect(mock.db().changes().evaluations).toEqual([]);
});

test.each([CREATE, UPDATE, FEEDBACK])('%s without JSON is refused with 400', async (call) => {
  expectContractViolation('must be object');
  expect(await callMock(call, { token, body: 'score=7' })).toEqual({
    status: 400,
    body: { message: 'The request body is not valid JSON' },
  });
});
