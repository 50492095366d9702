import { english } from '../../../test/app/english';
import { inPeriodText, periodCountText, periodText } from './periodText';

const NOW = new Date(2026, 5, 30);

test.each([
  ['any', 'Any time'],
  ['this-year', '2026'],
  ['last-year', '2025'],
  ['12-months', 'Last 12 months'],
  [{ from: '2025-01-01', to: '2025-06-30' }, 'Jan 1, 2025 – Jun 30, 2025'],
] as const)('the text of the period %j is "%s"', (period, text) => {
  expect(periodText(english, period, NOW)).toBe(text);
});

test('texts and counts name their period, except for any time', () => {
  expect(inPeriodText(english, '12-months', 'No scores.')).toBe('Last 12 months: No scores.');
  expect(inPeriodText(english, 'any', 'No scores.')).toBe('No scores.');
  expect(periodCountText(english, '12-months', 12, 1041)).toBe(
    'Last 12 months: 12 of 1,041 evaluations',
  );
  expect(periodCountText(english, 'any', 41, 41)).toBeUndefined();
});
