import { createSessionStore } from '../../session/session';
import { createClient } from './client';

/** Calls the API and returns functions that send its answer in pieces. */
function callForStream() {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      body = controller;
    },
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const { signal } = new Request(request);
    signal.addEventListener('abort', () => body?.error(signal.reason));
    return Promise.resolve(new Response(stream));
  });
  const store = createSessionStore();
  store.signIn('token', 'Admin');
  const received: number[] = [];
  const caller = new AbortController();
  const call = createClient('https://api.example.com', store).get<string>('/api/employees', {
    signal: caller.signal,
    onDownloadProgress: ({ loaded }) => received.push(loaded),
  });
  return {
    call,
    received,
    send: (text: string) => body?.enqueue(new TextEncoder().encode(text)),
    close: () => body?.close(),
    cancel: () => {
      caller.abort();
    },
    breakOff: () => body?.error(new TypeError('network error')),
  };
}

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});

afterEach(() => {
  jest.useRealTimers();
});

test('an answer that arrives steadily is read to its end', async () => {
  const { call, received, send, close } = callForStream();
  for (const part of ['{"employees"', ':', '[]}']) {
    await pass(29);
    send(part);
  }
  close();
  expect((await call).data).toBe('{"employees":[]}');
  expect(received.at(-1)).toBe(16);
});

test('an answer times out 30 s after its last byte', async () => {
  const { call, send } = callForStream();
  await pass(29);
  send('{');
  await pass(29);
  const failure = expect(call).rejects.toMatchObject({
    reason: 'timeout',
    message: 'timeout of 30000ms exceeded',
  });
  await pass(2);
  await failure;
});

test('a call that is aborted during the answer ends at once', async () => {
  const { call, send, cancel } = callForStream();
  const failure = expect(call).rejects.toMatchObject({ reason: 'canceled' });
  await pass(1);
  send('{');
  await pass(1);
  cancel();
  await failure;
  expect(jest.getTimerCount()).toBe(0);
});

test('a connection that breaks during an answer is a network error', async () => {
  const { call, send, breakOff } = callForStream();
  const failure = expect(call).rejects.toMatchObject({
    reason: 'network',
    message: 'Network Error',
  });
  await pass(1);
  send('{');
  breakOff();
  await failure;
});
