import { english } from '../../test/app/english';
import { createFormats } from './formats';

const { ago, dateAndTime, hoursAgo, recentAge } = english;

const NOON = new Date(2025, 4, 31, 12);
const LATE = new Date(2025, 4, 31, 23, 59);
const EARLY = new Date(2025, 4, 31, 0, 1);

test.each([
  [new Date(2025, 4, 31, 11, 59), NOON, 'today'],
  [EARLY, LATE, 'today'],
  [LATE, EARLY, 'today'],
  [new Date(2025, 4, 30, 23, 59), EARLY, 'yesterday'],
  [new Date(2025, 4, 28, 12), NOON, '3 days ago'],
  [new Date(2025, 4, 1, 0, 1), LATE, '30 days ago'],
  [new Date(2025, 3, 30, 23, 59), EARLY, undefined],
  [new Date(2025, 5, 1, 0, 1), LATE, undefined],
])('the age of %s at %s is %s', (time, now, age) => {
  expect(recentAge(time.toISOString(), now.getTime())).toBe(age);
});

test('a date without a time has an age, and no time', () => {
  expect(recentAge('2025-05-30', EARLY.getTime())).toBe('yesterday');
  expect(dateAndTime('2025-05-30')).toBeUndefined();
  expect(dateAndTime('2025-05-30T09:30')).toMatch(/May 30, 2025.*9:30/);
});

test.each([undefined, null, '', 'yesterday', '2025-05-32', '2025-05-30Tnoon'])(
  '%p has neither an age nor a time',
  (text) => {
    expect(recentAge(text, NOON.getTime())).toBeUndefined();
    expect(dateAndTime(text)).toBeUndefined();
  },
);

test.each([
  [new Date(2025, 4, 31, 23, 59), 'today'],
  [new Date(2025, 5, 1, 9), 'today'],
  [new Date(2025, 4, 30), 'yesterday'],
  [new Date(2025, 4, 1, 12), '30 days ago'],
  [new Date(2025, 3, 30, 12), '1 month ago'],
  [new Date(2024, 5, 1), '11 months ago'],
  [new Date(2024, 4, 31), '1 year ago'],
  [new Date(2023, 5, 1), '1 year ago'],
  [new Date(2023, 4, 31), '2 years ago'],
])('`ago` describes %s as %s', (time, words) => {
  expect(ago(time.getTime(), NOON.getTime())).toBe(words);
});

test.each([
  [new Date(2025, 4, 28, 12), '3日前'],
  [new Date(2025, 0, 1), '4か月前'],
  [new Date(2023, 4, 31), '2年前'],
])('`ago` describes %s as %s in Japanese, without a space', (time, words) => {
  expect(createFormats('ja', '').ago(time.getTime(), NOON.getTime())).toBe(words);
});

test.each([
  [23 * 60 + 59, '23 hours ago'],
  [61, '1 hour ago'],
  [59, '59 minutes ago'],
  [0, 'this minute'],
  [-5, 'this minute'],
])('`hoursAgo` describes a time %s minutes ago as %s', (minutes, age) => {
  expect(hoursAgo(NOON.getTime() - minutes * 60_000, NOON.getTime())).toBe(age);
});
