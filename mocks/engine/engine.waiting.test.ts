import { arranged, startEngine } from '../../test/calls/startEngine';
import type { Rules } from './arrangement';

beforeEach(() => {
  jest.useFakeTimers();
});

test.each([
  ['none', 0],
  [3_000, 3_000],
] as const)('a delay of %s', async (delay, milliseconds) => {
  const { call } = startEngine({ listEmployees: [{ answer: 'mock', delay }] }, { latency: 'real' });
  const answered = jest.fn();
  void call('/employees').then(answered);
  await jest.advanceTimersByTimeAsync(Math.max(0, milliseconds - 1));
  expect(answered).toHaveBeenCalledTimes(milliseconds === 0 ? 1 : 0);
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledTimes(1);
});

test.each(['real', undefined] as const)('a delay of %s takes 100 to 400 ms', async (delay) => {
  const { call } = startEngine({ listEmployees: [{ answer: 'mock', delay }] }, { latency: 'real' });
  const answered = jest.fn();
  void call('/employees').then(answered);
  await jest.advanceTimersByTimeAsync(99);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(301);
  expect(answered).toHaveBeenCalledTimes(1);
});

test('the latency of the arrangement replaces that of the runtime', async () => {
  const { engine, call } = startEngine({}, { latency: 'forever' });
  const waiting = call('/employees');
  await jest.advanceTimersByTimeAsync(100_000);
  expect(engine.set(arranged({}, { latency: 3_000 }))).toContain('listEmployees');
  await jest.advanceTimersByTimeAsync(2_999);
  expect(engine.getSnapshot().log.at(-1)?.answer).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect((await waiting).status).toBe(200);
});

test.each<Rules>([
  { listEmployees: [{ answer: 'mock', delay: 'forever' }] },
  { listEmployees: [{ answer: 'fixed', status: 200, delay: 600_000 }] },
])('a call that waits for %j is let go when the rule goes', async (rules) => {
  const { engine, call } = startEngine(rules);
  const answered = jest.fn();
  void call('/employees').then(answered);
  await jest.advanceTimersByTimeAsync(100_000);
  engine.set(arranged({ ...rules, getEmployee: [{ answer: 'mock', delay: 'real' }] }));
  await jest.advanceTimersByTimeAsync(100_000);
  expect(answered).not.toHaveBeenCalled();
  engine.set(arranged({ listEmployees: [{ answer: 'failure', failure: 500, message: 'Gone' }] }));
  await jest.advanceTimersByTimeAsync(0);
  expect(answered).toHaveBeenCalledWith({ status: 500, text: '{"message":"Gone"}' });
  expect(engine.getSnapshot().log).toHaveLength(1);
});

test('a read that the mock never answers is let go when its rule or the database changes', async () => {
  const { engine, call, mock } = startEngine({});
  mock.mockImplementation(() => new Promise(() => undefined));
  const byRow = call('/employees');
  const byDatabase = call('/employees/a');
  mock.mockResolvedValue(Response.json('other'));
  engine.set(arranged({ listEmployees: [{ answer: 'failure', failure: 500 }] }));
  expect((await byRow).status).toBe(500);
  engine.set(arranged({}, { server: 'sparse' }));
  expect(await byDatabase).toEqual({ status: 200, text: '"other"' });
});

test('a write that was handed to the mock is not sent again when its rule changes', async () => {
  const { engine, call, mock } = startEngine({});
  let reply: (response: Response) => void = () => undefined;
  mock.mockReturnValue(new Promise((resolve) => (reply = resolve)));
  const saved = call('/feedback', { method: 'POST', body: '{}' });
  await jest.advanceTimersByTimeAsync(0);
  engine.set(arranged({ createFeedback: [{ answer: 'mock', delay: 'none' }] }));
  await jest.advanceTimersByTimeAsync(0);
  reply(Response.json('saved'));
  expect(await saved).toEqual({ status: 200, text: '"saved"' });
  expect(mock).toHaveBeenCalledTimes(1);
});

test('a call that is decided again because of the database does not use up its rule', async () => {
  const rules: Rules = {
    listEmployees: [
      { answer: 'mock', times: 1 },
      { answer: 'failure', failure: 500 },
    ],
  };
  const { engine, call, mock } = startEngine(rules);
  mock.mockReturnValueOnce(new Promise(() => undefined));
  const answer = call('/employees');
  await jest.advanceTimersByTimeAsync(0);
  engine.set(arranged(rules, { server: 'sparse' }));
  expect(await answer).toEqual({ status: 200, text: '{"by":"mock"}' });
});

test('a call that the page cancels ends', async () => {
  const { engine, call } = startEngine({ listEmployees: [{ answer: 'mock', delay: 'forever' }] });
  const page = new AbortController();
  const answer = call('/employees', { signal: page.signal });
  await jest.advanceTimersByTimeAsync(0);
  page.abort();
  expect((await answer).status).toBe(0);
  expect(engine.getSnapshot().log).toMatchObject([
    { answer: { status: 0, problem: 'The page cancelled the call.' } },
  ]);
});
