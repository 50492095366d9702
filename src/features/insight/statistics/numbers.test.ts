import { buildEvaluation } from '../../../../mocks/db/builders';
import { compare, compareRaters } from './comparison';
import { describeDistribution, describeScores } from './describe';
import { displayShare, otherScores, sharesOf } from './otherScores';
import { overlapOf } from './overlap';
import { personKey, raterSummaries, ratersOf } from './raters';
import { leftOut, usable } from './scored';
import { stacksOf } from './stacks';
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

test('no scores have neither median nor extremes', () => {
  expect(summaryOf([])).toEqual({ n: 0, median: undefined, lowest: undefined, highest: undefined });
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
  ['a time of more than a day ahead', { createdAt: '2026-07-01T12:00:01Z' }, 'withoutDate'],
] as const)('%s is left out, and the reason is kept', (_name, change, reason) => {
  const evaluation = buildEvaluation({ score: 5, createdAt: '2026-01-01T00:00:00Z', ...change });
  expect(usable([evaluation], NOW)).toMatchObject({
    ...{ scored: [], withoutScore: [], withoutDate: [] },
    [reason]: [{ evaluation }],
  });
});

test('the clock of the server may be a day ahead', () => {
  const ahead = buildEvaluation({ score: 5, createdAt: '2026-07-01T12:00:00Z' });
  expect(usable([ahead], NOW).scored).toHaveLength(1);
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

/** A score that an evaluator has given to an employee. */
const given = (evaluator: string | null, employee: string | null, score: number) =>
  buildEvaluation({
    ...{ _id: `${evaluator} of ${employee}: ${score}`, score, createdAt: '2026-01-01' },
    ...{ evaluator: evaluator === null ? null : { _id: evaluator } },
    ...{ employee: employee === null ? null : { _id: employee } },
  });

const allGiven = (...scores: Parameters<typeof given>[]) =>
  usable(
    scores.map((one) => given(...one)),
    NOW,
  ).rated;

test('evaluators are compared by the people whom both have scored', () => {
  const rated = allGiven(
    ['a', 'x', 4],
    ['a', 'x', 6],
    ['b', 'x', 8],
    ['a', 'y', 7],
    ['b', 'y', 6],
    ['a', 'z', 1],
    ['b', 'z', 9],
    ['a', 'only-a', 1],
    ['b', 'only-b', 10],
    ['a', null, 1],
    ['b', null, 10],
  );
  const by = (id: string) => rated.filter(({ evaluation }) => evaluation.evaluator?._id === id);
  const { pairs, difference } = overlapOf(by('a'), by('b'));
  expect(difference).toBe(3);
  expect(
    pairs.map(({ scores, ...pair }) => ({ ...pair, scores: scores.map(({ score }) => score) })),
  ).toEqual([
    { employeeId: 'z', name: 'z', first: 1, second: 9, difference: 8, scores: [1, 9] },
    { employeeId: 'x', name: 'x', first: 5, second: 8, difference: 3, scores: [4, 6, 8] },
    { employeeId: 'y', name: 'y', first: 7, second: 6, difference: -1, scores: [7, 6] },
  ]);
  expect(overlapOf(by('a'), by('c'))).toEqual({ pairs: [], difference: undefined });
});

test('the scores that the evaluators of a person gave to others', () => {
  const all = allGiven(
    ['a', 'me', 5],
    ['a', 'x', 7],
    ['b', 'x', 8],
    [null, 'x', 9],
    ['a', null, 3],
    ['a', 'y', 4],
  );
  const ofMe = allGiven(['a', 'me', 5], [null, 'me', 6]);
  expect(otherScores(all, ofMe, 'me').map(({ score }) => score)).toEqual([7, 4]);
  expect(otherScores(all, allGiven([null, 'me', 6]), 'me')).toEqual([]);
});

test.each([
  [{ _id: 'a', email: 'b', name: 'c' }, 'a'],
  [{ _id: ' ', email: 'b', name: 'c' }, 'b'],
  [{ email: null, name: 'c' }, 'c'],
  [{ name: '' }, undefined],
  [null, undefined],
])('%j is known by %j', (person, key) => {
  expect(personKey(person)).toBe(key);
});

test('evaluators with most scores come first, those of nobody known last', () => {
  const all = allGiven(
    ...([
      [null, 'x', 1],
      [null, 'x', 2],
      [null, 'x', 3],
      ['a', 'x', 4],
    ] as const),
    ...([
      ['b', 'x', 5],
      ['b', 'y', 6],
      ['c', 'x', 7],
    ] as const),
  );
  const found = ratersOf(all).map(({ key, name, scores }) => [key, name, scores.length]);
  expect(found).toEqual([
    ['b', 'b', 2],
    ['a', 'a', 1],
    ['c', 'c', 1],
    ['', 'N/A', 3],
  ]);
  expect(raterSummaries(all).map(({ key }) => key)).toEqual(['a', 'b', 'c', '']);
  const [named] = ratersOf(
    usable([buildEvaluation({ evaluator: { _id: 'a', name: 'Ann' } })]).rated,
  );
  expect(named).toMatchObject({ key: 'a', name: 'Ann' });
});

test('people are compared in the order that was chosen', () => {
  const employee = { _id: 'x', name: 'Xena' };
  const evaluations = [
    ...[given('a', 'x', 4), given('b', 'x', 9)],
    buildEvaluation({ score: 6, createdAt: '2025-02-03' }),
    buildEvaluation({ score: 11 }),
  ];
  const found = compare([
    { id: 'y', employee: undefined, evaluations: undefined },
    { id: 'x', employee, evaluations },
  ]);
  const none = { n: 0, median: undefined, lowest: undefined, highest: undefined };
  expect(found).toMatchObject([
    { id: 'y', name: 'N/A', summary: none, last: 'N/A', usable: { rated: [] } },
    {
      ...{ id: 'x', name: 'Xena', last: 'Jan 1, 2026' },
      summary: { n: 3, median: 6, lowest: 4, highest: 9 },
    },
  ]);
});

test('evaluators who scored two or more of the people stand apart', () => {
  const scores: Parameters<typeof given>[][] = [
    [
      ['a', 'x', 4],
      ['a', 'x', 6],
      ['b', 'x', 8],
      [null, 'x', 1],
    ],
    [
      ['a', 'y', 7],
      [null, 'y', 2],
      ['c', 'y', 9],
      ['c', 'y', 10],
    ],
    [['b', 'z', 3]],
  ];
  const people = compare(
    scores.map((ofOne, index) => ({
      ...{ id: String(index), employee: undefined },
      evaluations: ofOne.map((one) => given(...one)),
    })),
  );
  const { shared, others } = compareRaters(people);
  expect(shared.map(({ rater, scores: medians }) => [rater.key, medians])).toEqual([
    ['a', [5, 7, undefined]],
    ['b', [8, undefined, 3]],
  ]);
  expect(others.map(({ key }) => key)).toEqual(['c', '']);
  expect(shared[0]?.rater.scores.map(({ score, person }) => [score, person])).toEqual([
    [4, 0],
    [6, 0],
    [7, 1],
  ]);
});

test('equal scores are a stack, from the lowest', () => {
  const stacks = stacksOf(rated(7, 7.5, 2, 7));
  expect(stacks.map(({ score, rated: equal }) => [score, equal.length])).toEqual([
    [2, 1],
    [7, 2],
    [7.5, 1],
  ]);
});

test.each([
  [[], 'No scores.', 'No scores.'],
  [['7 2026-01-05'], '1 score by 1 evaluator, Jan 5, 2026: 7.', '1 score by 1 evaluator: 7.'],
  [
    ['7 2026-01-05', '7 2026-01-05'],
    '2 scores by 1 evaluator, Jan 5, 2026: median 7, all 7.',
    '2 scores by 1 evaluator: median 7, all 7.',
  ],
  [
    ['3 2025-01-05', '9 2026-03-01', '7 2025-06-01'],
    '3 scores by 1 evaluator, Jan 5, 2025 to Mar 1, 2026: median 7, from 3 to 9.',
    '3 scores by 1 evaluator: median 7, from 3 to 9.',
  ],
])('%j in words', (texts, overTime, spread) => {
  const found = usable(
    texts.map((text) => {
      const [score, createdAt] = text.split(' ');
      return buildEvaluation({ score: Number(score), createdAt });
    }),
    NOW,
  );
  expect(describeScores(found.scored)).toBe(overTime);
  expect(describeDistribution(found.rated)).toBe(spread);
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
  const shares = sharesOf(rated(1, 1, 10, 5), rated(4));
  expect(shares.map(({ score }) => score)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(shares.map(({ one }) => one)).toEqual([2, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  expect(shares[3]).toMatchObject({ other: 1, otherShare: 100, oneShare: 0 });
  expect(shares[0]).toMatchObject({ oneShare: 50 });
});

test('with other than whole scores the scale has half points, and the nearer one counts', () => {
  const shares = sharesOf(rated(1, 7.25, 9.7), rated());
  expect(shares).toHaveLength(19);
  expect(shares[0]?.otherShare).toBe(0);
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
