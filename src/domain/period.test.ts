import { formatPeriod, parsePeriod, rangeBefore, rangeOf, type Period } from './period';

const NOW = new Date(2026, 10, 26, 15, 30);

const rangeTexts = (range: ReturnType<typeof rangeOf>) =>
  range && [range.from, range.before].map((time) => new Date(time).toString().slice(4, 21));

test.each<[string, Period]>([
  ['this-year', 'this-year'],
  ['last-year', 'last-year'],
  ['12-months', '12-months'],
  ['2025-01-01..2025-06-30', { from: '2025-01-01', to: '2025-06-30' }],
  ['2025-01-01..2025-01-01', { from: '2025-01-01', to: '2025-01-01' }],
])('the period %s is parsed and formatted', (text, period) => {
  expect(parsePeriod(text)).toEqual(period);
  expect(formatPeriod(period)).toBe(text);
});

test.each([
  '',
  'any',
  'next-year',
  '2025-01-01',
  '2025-06-30..2025-01-01',
  '2025-02-30..2025-03-01',
  '2025-01-01..2025-13-01',
  '25-01-01..25-02-01',
  ' this-year',
])('%p is not a period', (text) => {
  expect(parsePeriod(text)).toBeUndefined();
});

test('the default period is not written to the address', () => {
  expect(formatPeriod('any')).toBeNull();
});

test.each<[Period, string[] | undefined]>([
  ['any', undefined],
  ['this-year', ['Jan 01 2026 00:00', 'Jan 01 2027 00:00']],
  ['last-year', ['Jan 01 2025 00:00', 'Jan 01 2026 00:00']],
  ['12-months', ['Nov 27 2025 00:00', 'Nov 27 2026 00:00']],
  [{ from: '2025-01-01', to: '2025-06-30' }, ['Jan 01 2025 00:00', 'Jul 01 2025 00:00']],
])('`rangeOf` returns the range of %j', (period, expected) => {
  expect(rangeTexts(rangeOf(period, NOW))).toEqual(expected);
});

test.each<[Period, string[] | undefined]>([
  ['any', undefined],
  ['this-year', ['Jan 01 2025 00:00', 'Jan 01 2026 00:00']],
  ['last-year', ['Jan 01 2024 00:00', 'Jan 01 2025 00:00']],
  ['12-months', ['Nov 27 2024 00:00', 'Nov 27 2025 00:00']],
  [{ from: '2025-06-01', to: '2025-06-30' }, ['May 02 2025 00:00', 'Jun 01 2025 00:00']],
  // The two days have different hours if the clocks change between them.
  [{ from: '2025-01-01', to: '2025-06-30' }, ['Jul 04 2024 00:00', 'Jan 01 2025 00:00']],
])('`rangeBefore` returns the range before %j', (period, expected) => {
  expect(rangeTexts(rangeBefore(period, NOW))).toEqual(expected);
});
