import { QueryClient } from '@tanstack/react-query';
import { isRecent, staleAfter } from './staleAfter';

const NOW = Date.UTC(2026, 5, 3);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['just now', NOW, 1],
  ['almost too long ago', NOW - 4_999, 1],
  ['too long ago', NOW - 5_000, 2],
  ['before the clock was set back', NOW + 3_600_000, 2],
])('data read %s are fetched again if they are stale', async (_when, updatedAt, reads) => {
  const client = new QueryClient();
  const queryKey = ['listEmployees'] as const;
  client.setQueryData(queryKey, 1, { updatedAt });
  const query = { queryKey, queryFn: () => 2, staleTime: staleAfter(5_000) };
  expect(await client.query(query)).toBe(reads);
  // The data are then as fresh as any other.
  client.setQueryData(queryKey, 3);
  expect(await client.query(query)).toBe(3);
});

test.each([
  [NOW, true],
  [NOW - 4_999, true],
  [NOW - 5_000, false],
  [NOW + 1, false],
])('the time %d is recent: %s', (time, expected) => {
  expect(isRecent(time, 5_000)).toBe(expected);
});
