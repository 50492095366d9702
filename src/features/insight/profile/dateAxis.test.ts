import { english } from '../../../../test/app/english';
import { rangeOf } from '../../../domain/period';
import { axisEnds, dateTicks } from './dateAxis';

const time = (text: string) => new Date(`${text}T12:00:00`).getTime();

/** Returns the months that an axis of this width names. */
const months = (from: string, to: string, room: number) =>
  dateTicks(english, time(from), time(to), room).tickInterval?.map(
    (date) => `${date.getFullYear()}-${date.getMonth() + 1}`,
  );

test('an axis labels every month, or as many months at equal distances as fit', () => {
  expect(months('2025-01-10', '2025-06-20', 700)).toEqual([
    '2025-2',
    '2025-3',
    '2025-4',
    '2025-5',
    '2025-6',
  ]);
  expect(months('2024-10-01', '2026-02-20', 700)).toEqual([
    '2024-11',
    '2025-1',
    '2025-3',
    '2025-5',
    '2025-7',
    '2025-9',
    '2025-11',
    '2026-1',
  ]);
  // Nine labels of every second month would be too close here, and the chart would leave some of them out.
  expect(months('2024-10-01', '2026-02-20', 500)).toEqual([
    '2025-1',
    '2025-4',
    '2025-7',
    '2025-10',
    '2026-1',
  ]);
  expect(months('2024-10-01', '2026-02-20', 210)).toEqual(['2025-1', '2025-7', '2026-1']);
});

test('an axis does not label a month whose name would be cut off at its end', () => {
  expect(months('2025-01-10', '2025-06-03', 700)?.at(-1)).toBe('2025-5');
  expect(months('2025-01-10', '2025-06-10', 700)?.at(-1)).toBe('2025-6');
});

test('an axis of days or years has as many labels as fit', () => {
  expect(dateTicks(english, time('2025-01-10'), time('2025-03-20'), 500).tickNumber).toBe(9);
  expect(dateTicks(english, time('2015-01-10'), time('2025-03-20'), 200).tickNumber).toBe(5);
  expect(dateTicks(english, time('2015-01-10'), time('2025-03-20'), 0).tickNumber).toBe(2);
});

const TODAY = new Date(2026, 10, 27).getTime();
const END_OF_TODAY = new Date(2026, 10, 28).getTime() - 1;
const start = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day).getTime();

/** Returns the ends of an axis with these scores, on November 27, 2026. */
const ends = (days: readonly string[], period: Parameters<typeof rangeOf>[0]) =>
  axisEnds(
    days.map((day) => ({ time: time(day) })),
    rangeOf(period, new Date(TODAY)),
    TODAY,
  );

test.each([
  ['this-year', start(2026, 1, 1), start(2027, 1, 1) - 1],
  ['last-year', start(2025, 1, 1), start(2026, 1, 1) - 1],
  ['12-months', start(2025, 11, 28), END_OF_TODAY],
  [{ from: '2026-02-01', to: '2026-03-31' }, start(2026, 2, 1), start(2026, 4, 1) - 1],
  [{ from: '2026-02-01', to: '2027-03-31' }, start(2026, 2, 1), start(2027, 4, 1) - 1],
] as const)('the axis of %j covers the whole period', (period, from, to) => {
  expect(ends(['2026-11-27'], period)).toEqual({ from, to });
});

test('without a period, an axis has a margin around the scores and ends today', () => {
  expect(ends(['2026-03-01', '2026-03-11'], 'any')).toEqual({
    from: time('2026-02-19'),
    to: time('2026-03-21'),
  });
  expect(ends(['2026-11-27'], 'any')).toEqual({ from: time('2026-11-17'), to: END_OF_TODAY });
  // The server's clock is ahead.
  expect(ends(['2026-11-28'], 'any').to).toBe(time('2026-11-28'));
});
