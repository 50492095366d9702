import { CALL_LIMIT, limitCalls, type CallPriority } from './callLimit';

/** Starts calls that end when they are told to. */
function startCalls() {
  const made: string[] = [];
  const ends: (() => void)[] = [];
  return {
    made,
    call: (name: string, priority: CallPriority = 'low') => {
      void limitCalls(
        () =>
          new Promise<void>((resolve) => {
            made.push(name);
            ends.push(resolve);
          }),
        priority,
      );
    },
    end: async () => {
      ends.shift()?.();
      await new Promise((resolve) => {
        process.nextTick(resolve);
      });
    },
    isDone: () => ends.length === 0,
  };
}

test('the calls of an export run before the waiting calls of the screen', async () => {
  const { made, call, end, isDone } = startCalls();
  const running = Array.from({ length: CALL_LIMIT }, (_, place) => `running ${place}`);
  for (const name of running) call(name);
  call('card');
  call('export 1', 'high');
  call('export 2', 'high');
  expect(made).toEqual(running);
  await end();
  await end();
  await end();
  expect(made).toEqual([...running, 'export 1', 'export 2', 'card']);
  while (!isDone()) await end();
});
