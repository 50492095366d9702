import { rangeOf, type Period } from '../../domain/period';
import { countFuture, inRange, newestFirst, newestOf } from './createdTime';

const NOW = new Date(2026, 5, 30, 12);

const RECORDS = [
  '2024-12-31',
  '2025-01-01',
  '2025-12-31',
  '2026-01-01',
  '2026-06-30',
  '2027-01-01',
  'soon',
  null,
].map((createdAt) => ({ createdAt }));

const daysIn = (period: Period) =>
  inRange(RECORDS, rangeOf(period, NOW), NOW.getTime()).map(({ createdAt }) => createdAt);

test('a period includes its first and last day, and no record without a valid date', () => {
  expect(daysIn('last-year')).toEqual(['2025-01-01', '2025-12-31']);
  expect(daysIn('this-year')).toEqual(['2026-01-01', '2026-06-30']);
  expect(daysIn({ from: '2025-01-01', to: '2025-01-01' })).toEqual(['2025-01-01']);
  expect(daysIn('any')).toHaveLength(RECORDS.length);
});

test.each([
  [[], undefined],
  [[null, 'soon', ''], undefined],
  [['2026-06-30', '2026-01-01'], '2026-06-30'],
  [['2025-04-30', null, '2024-01-01'], '2025-04-30'],
  // The clock of the server may be ahead by a day.
  [['2026-07-01', '2026-06-30'], '2026-07-01'],
  // A time in the future is a mistake.
  [['2026-07-02', '2026-06-30'], '2026-06-30'],
])('the newest date of %j is %j', (dates, newest) => {
  const records = dates.map((createdAt) => ({ createdAt }));
  expect(newestOf(records, NOW.getTime())?.record.createdAt).toBe(newest);
});

test('dates in the future are counted, except for those within one day', () => {
  expect(countFuture(RECORDS, NOW.getTime())).toBe(1);
  expect(countFuture([{ createdAt: '2026-07-01T11:00' }], NOW.getTime())).toBe(0);
  expect(countFuture([{ createdAt: '2026-07-01T13:00' }], NOW.getTime())).toBe(1);
});

test('records are sorted from the newest to the oldest, with invalid dates last and equal dates by id', () => {
  const dates = ['2026-01-01', null, 'soon', '2026-01-02', '', '2026-01-01', '2026-01-01T12:00'];
  const records = dates.map((createdAt, index) => ({ _id: `${9 - index}`, createdAt }));
  const ids = newestFirst(records).map(({ _id }) => _id);
  expect(ids).toEqual(['6', '3', '4', '9', '5', '7', '8']);
});
