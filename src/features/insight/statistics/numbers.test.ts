import { buildEvaluation } from '../../../../mocks/db/builders';
import { displayShare, sharesOf } from './otherScores';
import { overlapOf } from './overlap';
import { raterSummaries, ratersOf } from './raters';
import { leftOut, usable } from './scored';
import { median, summaryOf } from './summary';
import { noTrend } from './trend';

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

test('a summary keeps its input', () => {
  const scores = [9, 2, 7.5];
  expect(summaryOf(scores)).toEqual({ n: 3, median: 7.5, lowest: 2, highest: 9 });
  expect(scores).toEqual([9, 2, 7.5]);
});

test.each([
  ['a missing score', { score: undefined }, 'withoutScore'],
  ['a score of 0', { score: 0 }, 'withoutScore'],
  ['a score of 11', { score: 11 }, 'withoutScore'],
  ['a missing date', { createdAt: undefined }, 'withoutDate'],
  ['a day that is none', { createdAt: '2026-02-30' }, 'withoutDate'],
  ['a future date', { createdAt: '2027-01-01T00:00:00Z' }, 'withoutDate'],
] as const)('%s is left out, and the reason is kept', (_name, change, reason) => {
  const evaluation = buildEvaluation({ score: 5, createdAt: '2026-01-01T00:00:00Z', ...change });
  expect(usable([evaluation], NOW)).toMatchObject({
    ...{ scored: [], withoutScore: [], withoutDate: [] },
    [reason]: [{ evaluation }],
  });
});

test('what is left out is said', () => {
  const evaluations = [{ score: 11 }, { score: null }, { createdAt: 'soon' }, {}].map((change) =>
    buildEvaluation({ score: 5, createdAt: '2026-01-01T00:00:00Z', ...change }),
  );
  const found = usable(evaluations, NOW);
  expect(found.rated).toHaveLength(2);
  expect(leftOut(found)).toBe(
    'Left out: 2 evaluations without a usable score, 1 evaluation without a usable date.',
  );
  expect(leftOut(usable([], NOW))).toBeUndefined();
});

test('what is usable is in the order of time', () => {
  const evaluations = ['2026-03-01', '2025-03-01', '2026-01-15T23:00:00Z'].map((createdAt, index) =>
    buildEvaluation({ _id: `e${index}`, score: 5, createdAt }),
  );
  expect(usable(evaluations, NOW).scored.map(({ id }) => id)).toEqual(['e1', 'e2', 'e0']);
});

test.each([
  [[], undefined],
  [['2026-01-01'], '1 score: no trend.'],
  [['2025-01-15', '2026-03-15'], '2 scores, 14 months apart: no trend.'],
  [['2025-01-15', '2025-01-15'], '2 scores, on the same day: no trend.'],
  [['2025-01-01', '2025-01-01', '2025-01-01', '2025-01-01', '2025-01-01'], undefined],
])('%p: %s', (days, words) => {
  expect(noTrend(days.map(at))).toBe(words);
});

test('evaluators are compared by the people whom both have scored', () => {
  const given: [evaluator: string, employee: string, score: number][] = [
    ['a', 'x', 4],
    ['a', 'x', 6],
    ['b', 'x', 8],
    ['a', 'y', 7],
    ['b', 'y', 6],
    ['a', 'only-a', 1],
    ['b', 'only-b', 10],
  ];
  const evaluations = given.map(([evaluator, employee, score]) =>
    buildEvaluation({
      ...{ score, createdAt: '2026-01-01T00:00:00Z' },
      ...{ evaluator: { _id: evaluator }, employee: { _id: employee } },
    }),
  );
  const { rated } = usable(evaluations, NOW);
  const by = (id: string) => rated.filter(({ evaluation }) => evaluation.evaluator?._id === id);
  const { pairs, difference } = overlapOf(by('a'), by('b'));
  expect(difference).toBe(1);
  expect(
    pairs.map(({ scores, ...pair }) => ({ ...pair, scores: scores.map(({ score }) => score) })),
  ).toEqual([
    { employeeId: 'x', name: 'x', first: 5, second: 8, difference: 3, scores: [4, 6, 8] },
    { employeeId: 'y', name: 'y', first: 7, second: 6, difference: -1, scores: [7, 6] },
  ]);
  expect(overlapOf(by('a'), by('c'))).toEqual({ pairs: [], difference: undefined });
});

describe('equal ones stand in the order of their ids', () => {
  const evaluations = ['b', 'c', 'a'].map((id) =>
    buildEvaluation({
      ...{ _id: `by ${id}`, score: 5, createdAt: '2026-01-01T00:00:00Z' },
      ...{ employee: { _id: id }, evaluator: { _id: id, name: 'Ann' } },
    }),
  );
  const { rated, scored } = usable(evaluations, NOW);

  test('evaluations of the same time', () => {
    expect(scored.map(({ id }) => id)).toEqual(['by a', 'by b', 'by c']);
  });

  test('evaluators with the same name and as many scores', () => {
    expect(ratersOf(rated).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(raterSummaries(rated).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  test('people whose scores differ by as much', () => {
    const { pairs } = overlapOf(rated, rated);
    expect(pairs.map(({ employeeId }) => employeeId)).toEqual(['a', 'b', 'c']);
  });
});

const rated = (...scores: number[]) =>
  usable(
    scores.map((score) => buildEvaluation({ score, createdAt: '2026-01-01' })),
    NOW,
  ).rated;

test('two lists stand on one scale of whole points', () => {
  const shares = sharesOf(rated(1, 1, 10), rated(4));
  expect(shares.map(({ score }) => score)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(shares.map(({ one }) => one)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(shares[3]).toMatchObject({ other: 1, otherShare: 100 });
});

test('with other than whole scores the scale has half points, and the nearer one counts', () => {
  const shares = sharesOf(rated(1, 7.25, 9.7), rated());
  expect(shares).toHaveLength(19);
  const counted = shares.filter(({ one }) => one > 0).map(({ score }) => score);
  expect(counted).toEqual([1, 7.5, 9.5]);
});

test.each([
  [0, '0 %'],
  [0.4, '< 1 %'],
  [0.6, '1 %'],
  [33.3, '33 %'],
])('a share of %p is %p', (share, text) => {
  expect(displayShare(share)).toBe(text);
});
