import { callMock, tokens } from '../../test/calls/callMock';
import { expectContractViolation } from '../../test/setup/network';
import { startMock } from '../runtimes/node';
import type { RunningMock } from '../runtimes/runMock';

const token = tokens.Manager;
let mock: RunningMock;

beforeEach(() => {
  mock = startMock();
});

describe('lists', () => {
  test('the list of all evaluations has pages, and starts with the newest evaluation', async () => {
    const expected = mock
      .db()
      .evaluations()
      .map(({ _id, score }) => ({ _id, score }));
    const dates = mock
      .db()
      .evaluations()
      .map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(await callMock('GET /api/evaluations', { token })).toMatchObject({
      status: 200,
      body: { evaluations: expected.slice(0, 10), totalPages: 40 },
    });
    expect(await callMock('GET /api/evaluations?page=4&limit=100', { token })).toMatchObject({
      body: { evaluations: expected.slice(300), totalPages: 4 },
    });
    expect((await callMock('GET /api/evaluations?page=41', { token })).body).toEqual({
      evaluations: [],
      totalPages: 40,
    });
  });

  test("the evaluator's list holds the caller's own evaluations", async () => {
    const own = mock.db().evaluations({ evaluatorId: 'employee-002' });
    expect(own).toHaveLength(64);
    const { body } = await callMock('GET /api/evaluations/evaluator?page=7&limit=10', { token });
    expect(body).toMatchObject({
      evaluations: own.slice(60).map(({ _id }) => ({
        _id,
        evaluator: { name: 'Mario Bianchi', email: 'mario.manager@example.com' },
      })),
      totalPages: 7,
    });
  });

  test('evaluations in lists have the names and e-mail addresses of people, but no feedback', async () => {
    const { body } = await callMock('GET /api/evaluations?limit=1', { token });
    const [newest] = mock.db().evaluations();
    const { _id, name, email } = mock.db().person(newest?.employeeId ?? '') ?? {};
    expect(body).toMatchObject({ evaluations: [{ employee: { _id, name, email } }] });
    expect(JSON.stringify(body)).not.toMatch(/"(feedbacks|age|password|role)"/);
  });

  test.each([
    ['page=0', 'Page', 'must be >= 1'],
    ['page=two', 'Page', 'must be integer'],
    ['page=1.5', 'Page', 'must be integer'],
    ['limit=0', 'Limit', 'must be >= 1'],
    ['limit=101', 'Limit', 'must be <= 100'],
    ['page=', 'Page', 'must be integer'],
  ])('?%s is refused with 422', async (query, what, violation) => {
    for (const path of ['evaluations', 'evaluations/evaluator']) {
      expectContractViolation(violation);
      const { status, body } = await callMock(`GET /api/${path}?${query}`, { token });
      expect(status).toBe(422);
      expect(body).toHaveProperty(
        'message',
        expect.stringContaining(`${what} must be a whole number`),
      );
    }
  });
});

describe('the evaluations of an employee', () => {
  test('the list starts with the newest evaluation', async () => {
    const evaluations = mock.db().evaluations({ employeeId: 'employee-001' });
    const { status, body } = await callMock('GET /api/evaluations/employee/employee-001', {
      token,
    });
    expect(status).toBe(200);
    expect(evaluations.length).toBeGreaterThan(0);
    expect(body).toMatchObject(evaluations.map(({ _id, score }) => ({ _id, score })));
  });

  test('an employee without evaluations has an empty list and no scores', async () => {
    const path = '/employee-057';
    expect(await callMock(`GET /api/evaluations/employee${path}`, { token })).toEqual({
      status: 200,
      body: [],
    });
    expect(await callMock(`GET /api/evaluations/results${path}`, { token })).toEqual({
      status: 200,
      body: { totalEvaluations: 0 },
    });
  });
});

test('a single evaluation has its feedback, and the age and role of its employee', async () => {
  const rich = mock
    .db()
    .evaluations()
    .find(({ feedbacks }) => feedbacks.length > 1);
  if (!rich) throw new Error('The seed has no feedback');
  const person = mock.db().employee(rich.employeeId);
  expect(await callMock(`GET /api/evaluations/${rich._id}`, { token })).toMatchObject({
    status: 200,
    body: {
      score: rich.score,
      employee: { name: person?.name, age: person?.age, role: person?.role },
      feedbacks: rich.feedbacks,
    },
  });
});

test.each([
  ['employee/nobody', 'Employee not found'],
  ['results/nobody', 'Employee not found'],
  ['nothing', 'Evaluation not found'],
])('/api/evaluations/%s is answered with 404', async (path, message) => {
  expect(await callMock(`GET /api/evaluations/${path}`, { token })).toEqual({
    status: 404,
    body: { message },
  });
});
