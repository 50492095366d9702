import type { Layer } from '../../mocks/engine/layer';
import { changeBody, changeResponse, hasStatus } from './faults/change';
import { runInProcess } from './faults/inProcess';
import { unknownIdLike } from './host/facts';
import { readText } from './host/exchange';

/** Things that hosts do right, and things that no rule is about. */

const brokenRules = ({ broken }: Awaited<ReturnType<typeof runInProcess>>) =>
  broken.map(({ rule }) => rule.id);

/** Answers calls to addresses with this end, in place of the mock. */
const instead =
  (end: string, answer: () => Response): (() => Layer) =>
  () =>
  (request, next) =>
    request.url.includes(end) ? Promise.resolve(answer()) : next(request);

test('zeros for an employee without evaluations are right', async () => {
  const zeros = { totalEvaluations: 0, averageScore: 0, maxScore: 0, minScore: 0 };
  const answer = changeBody(['getStatistics'], (body) => ({ ...zeros, ...body }));
  expect(brokenRules(await runInProcess(answer))).toEqual([]);
});

test('a refusal with an empty token is a refusal', async () => {
  const answer = changeResponse(['login'], hasStatus(401), {
    json: { token: null, message: 'Invalid' },
  });
  expect(brokenRules(await runInProcess(answer))).toEqual([]);
});

test('an answer to sign-in that is only a token is not shown', async () => {
  const seen = await runInProcess(instead('/login', () => Response.json('opaque-session')));
  expect(brokenRules(seen)).toContain('success-shape');
  expect(
    JSON.stringify(seen.broken.map(({ problems }) => problems.map(({ got }) => got))),
  ).not.toContain('opaque');
});

test('what may have been created is listed where no answer came', async () => {
  const answer = changeResponse(
    ['register'],
    () => true,
    () => {
      throw new Error('The line is lost');
    },
  );
  const seen = await runInProcess(answer);
  expect(seen.created[0]).toMatch(/^employee contract-check-\d+@example.com, perhaps: no answer/);
});

test('a host that is busy for longer than a run waits is not blamed', async () => {
  const options = { status: 429, headers: { 'Retry-After': '900' } };
  const busy = () => Response.json({ message: 'Busy' }, options);
  const seen = await runInProcess(instead('/results/', busy));
  expect(brokenRules(seen)).toEqual([]);
});

test.each([
  [['1', '2', '500'], '100500'],
  [['employee-001', 'employee-002'], 'employee-777'],
  [['123e4567-e89b-42d3-a456-426614174000'], '123e4567-e89b-42d3-a456-777777777777'],
  [['65f1c0ffee65f1c0ffee65f1'], '65f1c0ffee65777777777777'],
])('an unknown id beside %j is %s', (ids, expected) => {
  expect(unknownIdLike(ids)).toBe(expected);
});

test('a body without an end is not read to the end', async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(1_000));
    },
  });
  await expect(readText(new Response(endless), 10_000)).rejects.toThrow('more than 0.01 MB');
});
