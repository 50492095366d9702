import { daysBetween, monthsBetween } from './timeSpan';

const at = (iso: string) => new Date(`${iso}T12:00`).getTime();

test.each([
  ['2025-01-31', '2025-02-28', 1],
  ['2025-01-31', '2025-02-27', 0],
  ['2025-01-15', '2026-03-14', 13],
  ['2025-01-15', '2026-03-15', 14],
])('from %s to %s there are %p months', (from, to, months) => {
  expect(monthsBetween(at(from), at(to))).toBe(months);
});

test.each([
  ['2026-03-28', '2026-03-30', 2],
  ['2026-03-28', '2026-03-29', 1],
  ['2026-03-28', '2026-03-28', 0],
])('from %s to %s there are %p days', (from, to, days) => {
  expect(daysBetween(at(from), at(to))).toBe(days);
});
