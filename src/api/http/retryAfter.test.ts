import { MAX_RETRY_AFTER, retryAfter } from './retryAfter';

const inTwoSeconds = () => new Date(Date.now() + 2_000).toUTCString();

test.each([
  ['seconds', '3', 3_000],
  ['zero seconds', '0', 0],
  ['a long time', '3600', 3_600_000],
  ['a date in the past', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['a missing value', undefined, undefined],
  ['an empty text', '', undefined],
  ['a negative number', '-1', undefined],
  ['a fraction', '1.5', undefined],
  ['words', 'soon', undefined],
  ['an invalid date', 'Foo, 99 Bar 2015 07:28:00 GMT', undefined],
  ['a number', 3, undefined],
])('`retryAfter` reads %s: %p', (_name, header, wait) => {
  expect(retryAfter(header)).toBe(wait);
});

test('`retryAfter` reads a date in the future', () => {
  const wait = retryAfter(inTwoSeconds());
  // The header has whole seconds only.
  expect(wait).toBeGreaterThan(500);
  expect(wait).toBeLessThanOrEqual(2_000);
  expect(wait).toBeLessThan(MAX_RETRY_AFTER);
});

test('a date is compared with the clock of the server if the answer has its time', () => {
  const header = 'Wed, 21 Oct 2015 07:28:30 GMT';
  expect(retryAfter(header, 'Wed, 21 Oct 2015 07:28:00 GMT')).toBe(30_000);
  expect(retryAfter(header, 'today')).toBe(0);
});
