import { english } from '../../../../test/app/english';
import { dateTicks } from './dateAxis';

const time = (text: string) => new Date(`${text}T12:00:00`).getTime();

/** The months that an axis of this width names. */
const months = (from: string, to: string, room: number, right = 30) =>
  dateTicks(english, time(from), time(to), room, right).tickInterval?.map(
    (date) => `${date.getFullYear()}-${date.getMonth() + 1}`,
  );

test('an axis names every month, or as many at equal distances as fit', () => {
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

test('an axis does not name a month whose name would be cut at its end', () => {
  expect(months('2025-01-10', '2025-06-03', 700, 8)?.at(-1)).toBe('2025-5');
  expect(months('2025-01-10', '2025-06-03', 700, 72)?.at(-1)).toBe('2025-6');
});

test('an axis of days or of years has a number of labels that fits', () => {
  expect(dateTicks(english, time('2025-01-10'), time('2025-03-20'), 500).tickNumber).toBe(9);
  expect(dateTicks(english, time('2015-01-10'), time('2025-03-20'), 200).tickNumber).toBe(5);
  expect(dateTicks(english, time('2015-01-10'), time('2025-03-20'), 0).tickNumber).toBe(2);
});
