import { isRecord } from './isRecord';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [() => undefined, false],
])('%p is a record: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
