import { isDay } from './days';

test.each(['2025-01-01', '2025-12-31', '2024-02-29', '0031-05-01'])('%p is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each([
  ...['', '2025-02-29', '2025-04-31', '2025-13-01', '2025-00-01', '2025-01-00', '2025-01-32'],
  ...['2025-1-1', '25-01-01', '2025-01-01T00:00'],
])('%p is not a day', (text) => {
  expect(isDay(text)).toBe(false);
});
