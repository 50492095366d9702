import { english } from '../../../../test/app/english';
import { median } from '../../../domain/median';
import { buildEvaluation } from '../../../../mocks/db/builders';
import { notCountedText, chartDataOf } from './chartData';
import { columnsOf, stacksOf } from './stacks';
import { summaryOf } from '../../../domain/summary';
import { isDrawn, noTrendText } from './trend';

const NOW = Date.parse('2026-06-30T12:00:00Z');
const at = (iso: string) => new Date(`${iso}T12:00`).getTime();

test.each([
  [[], undefined],
  [[7], 7],
  [[9, 1], 5],
  [[10, 2, 3], 3],
  [[1, 8, 7, 10], 7.5],
  [[5, 5, 5, 1], 5],
])('the median of %p is %p', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('an empty list has no average, no median and no extremes', () => {
  expect(summaryOf([])).toEqual({ n: 0 });
});

test('a summary does not change its input', () => {
  const scores = [9, 2, 7.5];
  expect(summaryOf(scores)).toEqual({
    n: 3,
    average: 18.5 / 3,
    median: 7.5,
    lowest: 2,
    highest: 9,
  });
  expect(scores).toEqual([9, 2, 7.5]);
});

test.each([
  ['a missing score', { score: undefined }, 'withoutScore'],
  ['a score of 0', { score: 0 }, 'withoutScore'],
  ['a score of 11', { score: 11 }, 'withoutScore'],
  ['a missing date', { createdAt: undefined }, 'withoutDate'],
  ['a day that does not exist', { createdAt: '2026-02-30' }, 'withoutDate'],
  ['a future date', { createdAt: '2027-01-01T00:00:00Z' }, 'withoutDate'],
  ['a time more than a day ahead', { createdAt: '2026-07-01T12:00:01Z' }, 'withoutDate'],
] as const)('%s is excluded, with the reason', (_name, change, reason) => {
  const evaluation = buildEvaluation({ score: 5, createdAt: '2026-01-01T00:00:00Z', ...change });
  expect(chartDataOf([evaluation], NOW)).toMatchObject({
    ...{ dated: [], withoutScore: [], withoutDate: [] },
    [reason]: [{ evaluation }],
  });
});

test("the server's clock may be a day ahead", () => {
  const ahead = buildEvaluation({ score: 5, createdAt: '2026-07-01T12:00:00Z' });
  expect(chartDataOf([ahead], NOW).dated).toHaveLength(1);
});

test('the text counts the excluded evaluations', () => {
  const evaluations = [{ score: 11 }, { score: null }, { createdAt: 'soon' }, {}].map((change) =>
    buildEvaluation({ score: 5, createdAt: '2026-01-01T00:00:00Z', ...change }),
  );
  const chartData = chartDataOf(evaluations, NOW);
  expect(chartData.scored).toHaveLength(2);
  expect(notCountedText(english, chartData)).toBe('Not counted (no score or date): 3 evaluations.');
  expect(notCountedText(english, chartDataOf([], NOW))).toBeUndefined();
});

test('dated evaluations are sorted by time', () => {
  const evaluations = ['2026-03-01', '2025-03-01', '2026-01-15T23:00:00Z'].map((createdAt, index) =>
    buildEvaluation({ _id: `e${index}`, score: 5, createdAt }),
  );
  expect(chartDataOf(evaluations, NOW).dated.map(({ id }) => id)).toEqual(['e1', 'e2', 'e0']);
});

test.each([
  [[], undefined],
  [['2026-01-01'], '1 score: no trend.'],
  [['2025-01-15', '2026-03-15'], '2 scores, 14 months apart: no trend.'],
  [['2026-03-28', '2026-04-28'], '2 scores, 1 month apart: no trend.'],
  [['2026-03-28', '2026-03-30'], '2 scores, 2 days apart: no trend.'],
  [['2026-03-28', '2026-03-29'], '2 scores, 1 day apart: no trend.'],
  [['2025-01-15', '2025-01-15'], '2 scores, on the same day: no trend.'],
  [['2025-01-01', '2025-01-01', '2025-01-01', '2025-01-01', '2025-01-01'], undefined],
])('the days %p have the trend text %s', (days, words) => {
  expect(noTrendText(english, days.map(at))).toBe(words);
});

const scored = (...scores: number[]) =>
  chartDataOf(
    scores.map((score) => buildEvaluation({ score, createdAt: '2026-01-01' })),
    NOW,
  ).scored;

test('equal scores are stacked, lowest first', () => {
  const stacks = stacksOf(scored(7, 7.5, 2, 7));
  expect(stacks.map(({ score, scored: equal }) => [score, equal.length])).toEqual([
    [2, 1],
    [7, 2],
    [7.5, 1],
  ]);
});

test.each([
  [0, false],
  [2, false],
  [3, true],
])('a chart is drawn for %d scores: %s', (length, expected) => {
  expect(isDrawn({ length })).toBe(expected);
});

test('every whole score has a column, and so has every other score that occurs', () => {
  const columns = columnsOf(stacksOf(scored(7, 7.5, 2, 7)));
  expect(columns.map(({ score }) => score)).toEqual([1, 2, 3, 4, 5, 6, 7, 7.5, 8, 9, 10]);
  expect(columns.filter(({ length }) => length > 0)).toEqual([
    { score: 2, length: 1 },
    { score: 7, length: 2 },
    { score: 7.5, length: 1 },
  ]);
});
