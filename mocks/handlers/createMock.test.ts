import { callMock, tokens } from '../../test/calls/callMock';
import { buildEmployee, buildEvaluation, buildFeedback, buildStatistics } from '../db/builders';
import { startArrangement } from '../runtimes/node';

const token = tokens.Admin;
const draft = { note: 'Kind.', score: 7, employeeId: 'employee-004' };

test('a new mock shares no data with the one before', async () => {
  const first = startArrangement();
  await callMock('POST /api/evaluations', { token, body: draft });
  expect(first.db().evaluations()).toHaveLength(401);
  const second = startArrangement();
  expect(second.db().evaluations()).toHaveLength(400);
  expect(await callMock('GET /api/evaluations/evaluation-0401', { token })).toMatchObject({
    status: 404,
  });
});

test('new records have the current time by default', async () => {
  const before = Date.now();
  const db = startArrangement().db();
  await callMock('POST /api/evaluations', { token, body: draft });
  const createdAt = Date.parse(db.evaluation('evaluation-0401')?.createdAt ?? '');
  expect(createdAt).toBeGreaterThanOrEqual(before);
  expect(createdAt).toBeLessThanOrEqual(Date.now());
});

test('it answers at the given origin', async () => {
  const origin = 'https://api.example.com';
  startArrangement({}, { baseUrl: origin });
  const reply = await callMock('GET /api/employees/employee-001', { token, origin });
  expect(reply.status).toBe(200);
});

test('with a latency, a response is delayed', async () => {
  startArrangement({}, { latency: 500 });
  const reply = callMock('GET /api/employees/employee-001', { token });
  const half = new Promise((resolve) => setTimeout(resolve, 250, 'waiting'));
  expect(await Promise.race([reply, half])).toBe('waiting');
  expect(await reply).toMatchObject({ status: 200 });
});

test('builders return complete objects with the overrides of a test', () => {
  expect(buildEmployee({ name: 'Ada' })).toMatchObject({ name: 'Ada', role: 'Employee' });
  expect(buildEvaluation({ score: 3 })).toMatchObject({ score: 3, feedbacks: [buildFeedback()] });
  expect(buildStatistics()).toEqual({
    totalEvaluations: 4,
    averageScore: 7.25,
    maxScore: 9,
    minScore: 5,
  });
  expect(JSON.stringify(buildEmployee({ position: undefined }))).not.toContain('position');
});
