import { pauseSeconds } from '../../lib/query/hostPause';
import { ApiError } from './apiError';
import { MAX_WAITS, startTask, withinHostLimit } from './hostLimit';

const refusal = (status: number, retryAfter?: number) =>
  new ApiError('status', 'Refused', status, undefined, retryAfter);
const TOO_MANY = refusal(429, 42_000);

let endTask: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  endTask = startTask();
});
afterEach(() => {
  endTask();
  jest.useRealTimers();
});

/** Makes a read that gets these outcomes in turn, and then always the last one. */
function read(...outcomes: (ApiError | string)[]) {
  const sent = jest.fn(() => {
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    return outcome instanceof ApiError ? Promise.reject(outcome) : Promise.resolve(outcome);
  });
  const controller = new AbortController();
  const answer = withinHostLimit(sent, controller.signal).catch((error: unknown) => error);
  return {
    sent,
    answer,
    abort: () => {
      controller.abort(new Error('Aborted'));
    },
  };
}

const after = (seconds: number) => jest.advanceTimersByTimeAsync(1_000 * seconds);

test('while the host asks to wait, no read is sent, and then all reads are sent', async () => {
  const refused = read(TOO_MANY, 'first');
  await after(0);
  const later = read('second');
  await after(41);
  expect(pauseSeconds.get()).toBe(1);
  expect([refused.sent, later.sent].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await after(1);
  expect(pauseSeconds.get()).toBeUndefined();
  expect(await refused.answer).toBe('first');
  expect(await later.answer).toBe('second');
  expect(refused.sent).toHaveBeenCalledTimes(2);
});

test.each([
  ['a 503 that says how long to wait', refusal(503, 3_000), 3],
  ['a wait of zero seconds', refusal(429, 0), 1],
  ['a wait of an hour', refusal(429, 3_600_000), 60],
  ['a 429 without a time', refusal(429), 5],
])('the next read after %s is sent on time', async (_what, error, seconds) => {
  const { sent } = read(error, 'answer');
  await after(seconds - 0.1);
  expect(sent).toHaveBeenCalledTimes(1);
  await after(0.1);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('if the host does not say how long to wait, each wait is longer', async () => {
  const { sent } = read(refusal(429));
  const made: number[] = [];
  for (const seconds of [5, 10, 20, 40, 60]) {
    await after(seconds);
    made.push(sent.mock.calls.length);
  }
  expect(made).toEqual([2, 3, 4, 5, 6]);
});

test.each([
  ['a read with a 503 that does not say how long to wait', refusal(503)],
  ['a read with another refusal', refusal(404, 3_000)],
])('%s fails at once', async (_what, error) => {
  expect(await read(error).answer).toBe(error);
});

test('without a bulk read, a read fails at once', async () => {
  endTask();
  expect(await read(TOO_MANY).answer).toBe(TOO_MANY);
  expect(pauseSeconds.get()).toBeUndefined();
  endTask = startTask();
});

test('calls that are refused together wait once, until the latest of their times', async () => {
  const first = read(refusal(429, 2_000), 'first');
  const second = read(refusal(429, 3_000), 'second');
  const third = read(refusal(429, 1_000), 'third');
  await after(2);
  expect(first.sent).toHaveBeenCalledTimes(1);
  await after(1);
  expect(await Promise.all([first, second, third].map(({ answer }) => answer))).toEqual([
    'first',
    'second',
    'third',
  ]);
});

test('after too many waits without a success, the calls fail and no other call is sent', async () => {
  const forever = [read(TOO_MANY), read(TOO_MANY)];
  await after(42 * MAX_WAITS);
  for (const { sent, answer } of forever) {
    expect(await answer).toMatchObject({ status: 429 });
    expect(sent).toHaveBeenCalledTimes(MAX_WAITS + 1);
  }
  const rest = read('answer');
  expect(await rest.answer).toMatchObject({ status: 429 });
  expect(rest.sent).not.toHaveBeenCalled();

  endTask();
  endTask = startTask();
  expect(await read('answer').answer).toBe('answer');
});

test('a success resets the count of waits', async () => {
  const refusals = Array.from({ length: MAX_WAITS }, () => TOO_MANY);
  for (let round = 0; round < 2; round += 1) {
    const { answer } = read(...refusals, 'answer');
    await after(42 * MAX_WAITS);
    expect(await answer).toBe('answer');
  }
});

test('an aborted read is not sent after the wait', async () => {
  const { sent, answer, abort } = read(TOO_MANY, 'answer');
  await after(1);
  abort();
  expect(await answer).toEqual(new Error('Aborted'));
  await after(60);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('the end of the bulk read ends the wait of other reads', async () => {
  const { sent } = read(TOO_MANY, 'answer');
  await after(1);
  endTask();
  await after(0);
  expect(sent).toHaveBeenCalledTimes(2);
  endTask = startTask();
});
