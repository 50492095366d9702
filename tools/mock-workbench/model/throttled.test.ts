import { throttled } from './throttled';

function start() {
  jest.useFakeTimers();
  let change: (() => void) | undefined;
  const listener = jest.fn();
  const subscribe = throttled((onChange) => {
    change = onChange;
    return () => {
      change = undefined;
    };
  });
  const stop = subscribe(listener);
  return {
    ...{ listener, stop, subscribe },
    change: () => change?.(),
    isSubscribed: () => change !== undefined,
  };
}

test('the first change is told at once, and the last one of many', () => {
  const { listener, change } = start();
  for (let count = 0; count < 100; count += 1) {
    change();
    jest.advanceTimersByTime(10);
  }
  // At 0, 200, 400, 600, 800 and 1,000 ms.
  expect(listener).toHaveBeenCalledTimes(6);
  jest.advanceTimersByTime(1_000);
  expect(listener).toHaveBeenCalledTimes(6);

  change();
  expect(listener).toHaveBeenCalledTimes(7);
});

test('all listeners are told together, and nothing is told after the end', () => {
  const { listener, change, stop, subscribe, isSubscribed } = start();
  const other = jest.fn();
  const stopOther = subscribe(other);
  change();
  expect(other).toHaveBeenCalledTimes(1);
  change();
  stop();
  expect(isSubscribed()).toBe(true);
  stopOther();
  expect(isSubscribed()).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(1);
});
