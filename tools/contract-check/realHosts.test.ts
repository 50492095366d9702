import { gunzipSync } from 'node:zlib';
import { createAnswer, ORIGIN } from '../../mocks/runtimes/http/answer';
import { readContract } from '../../contract/document';
import { unknownIdLike } from './host/facts';
import { readText } from './host/exchange';
import { runRules } from './run';

/** What hosts do that is right, and what they do that is not of any rule. */

type Change = (
  request: Request,
  answer: (request: Request) => Promise<Response>,
) => Promise<Response>;

/** Runs all rules against a mock whose answers are changed. */
function run(change: Change, signal = new AbortController().signal) {
  const answer = createAnswer();
  const plain = async (request: Request) => {
    const response = await answer(request);
    if (response.headers.get('Content-Encoding') !== 'gzip') return response;
    const { status, headers } = response;
    return new Response(gunzipSync(Buffer.from(await response.arrayBuffer())), { status, headers });
  };
  return runRules({
    url: ORIGIN,
    document: readContract(),
    email: 'ada.admin@example.com',
    password: 'demo-admin',
    origin: undefined,
    mayWrite: true,
    only: undefined,
    rate: Infinity,
    timeout: 5_000,
    signal,
    hide: () => undefined,
    fetch: (input, init) => change(new Request(input, init), plain),
  });
}

async function changeJson(response: Response, change: (body: string) => string) {
  const { status, headers } = response;
  return new Response(change(await response.text()), { status, headers });
}

const brokenRules = ({ broken }: Awaited<ReturnType<typeof run>>) =>
  broken.map(({ rule }) => rule.id);

test('zeros for an employee without evaluations are right', async () => {
  const zeros = '{"totalEvaluations":0,"averageScore":0,"maxScore":0,"minScore":0}';
  const seen = await run(async (request, answer) =>
    changeJson(await answer(request), (body) => (body === '{"totalEvaluations":0}' ? zeros : body)),
  );
  expect(brokenRules(seen)).toEqual([]);
});

test('a refusal with an empty token is a refusal', async () => {
  const seen = await run(async (request, answer) =>
    changeJson(await answer(request), (body) =>
      body.replace('{"message":"Invalid', '{"token":null,"message":"Invalid'),
    ),
  );
  expect(brokenRules(seen)).toEqual([]);
});

test('an answer to sign-in that is only a token is not shown', async () => {
  const seen = await run(async (request, answer) =>
    request.url.endsWith('/login') ? Response.json('opaque-session') : answer(request),
  );
  expect(brokenRules(seen)).toContain('success-shape');
  expect(
    JSON.stringify(seen.broken.map(({ problems }) => problems.map(({ got }) => got))),
  ).not.toContain('opaque');
});

test('what may have been created is listed where no answer came', async () => {
  const seen = await run(async (request, answer) => {
    const response = await answer(request);
    if (request.url.endsWith('/register')) throw new Error('The line is lost');
    return response;
  });
  expect(seen.created[0]).toMatch(/^employee contract-check-\d+@example.com, perhaps: no answer/);
});

test('a host that is busy for longer than a run waits is not blamed', async () => {
  const seen = await run((request, answer) =>
    request.url.includes('/results/')
      ? Promise.resolve(
          new Response('{"message":"Busy"}', { status: 429, headers: { 'Retry-After': '900' } }),
        )
      : answer(request),
  );
  expect(brokenRules(seen).filter((rule) => rule !== 'content-type')).toEqual([]);
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
