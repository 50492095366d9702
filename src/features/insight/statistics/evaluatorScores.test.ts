import { buildEvaluation } from '../../../../mocks/db/builders';
import { english } from '../../../../test/app/english';
import { scoredEvaluations, evaluationBy, type ScoreBy } from '../../../../test/values/scores';
import { compare, compareEvaluators } from './comparison';
import { otherScores } from './otherScores';
import { bestPair, overlapOf } from './overlap';
import { evaluatorSummaries, scoresByEvaluator } from './evaluatorScores';
import { chartDataOf } from './chartData';

test('two evaluators are compared over the people they both scored', () => {
  const scored = scoredEvaluations(
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
  const by = (id: string) => scored.filter(({ evaluation }) => evaluation.evaluator?._id === id);
  const { pairs, difference } = overlapOf(english, by('a'), by('b'));
  expect(difference).toBe(3);
  expect(
    pairs.map(({ scores, ...pair }) => ({ ...pair, scores: scores.map(({ score }) => score) })),
  ).toEqual([
    { employeeId: 'z', name: 'z', first: 1, second: 9, difference: 8, scores: [1, 9] },
    { employeeId: 'x', name: 'x', first: 5, second: 8, difference: 3, scores: [4, 6, 8] },
    { employeeId: 'y', name: 'y', first: 7, second: 6, difference: -1, scores: [7, 6] },
  ]);
  expect(overlapOf(english, by('a'), by('c'))).toEqual({ pairs: [], difference: undefined });
});

test('differences have no floating-point errors', () => {
  const [first, second] = [scoredEvaluations(['a', 'x', 7.1]), scoredEvaluations(['b', 'x', 7.3])];
  expect(overlapOf(english, first, second).difference).toBe(0.2);
});

test('bestPair returns the known evaluators with the most known people in common', () => {
  const scored = scoredEvaluations(
    ['a', 'x', 4],
    ['b', 'x', 4],
    ['b', 'y', 4],
    ['b', 'y', 5],
    ['c', 'x', 4],
    ['c', 'y', 4],
    [null, 'x', 4],
    [null, 'y', 4],
    ['a', null, 4],
    ['b', null, 4],
  );
  expect(bestPair(scoresByEvaluator(english, scored))).toEqual(['b', 'c']);
  expect(
    bestPair(scoresByEvaluator(english, scoredEvaluations(['a', 'x', 1], ['b', 'y', 1]))),
  ).toBeUndefined();
  expect(bestPair([])).toBeUndefined();
});

test('bestPair considers only the evaluators with the most scores of a person with hundreds of evaluators', () => {
  const crowd = Array.from({ length: 400 }, (_, index): ScoreBy => [`one-${index}`, 'x', 5]);
  const scored = scoredEvaluations(
    ...crowd,
    ['z', 'x', 5],
    ['z', 'y', 5],
    ['y', 'x', 5],
    ['y', 'y', 5],
  );
  expect(bestPair(scoresByEvaluator(english, scored))).toEqual(['y', 'z']);
});

test('otherScores returns the scores that the evaluators of a person gave to others', () => {
  const all = scoredEvaluations(
    ['a', 'me', 5],
    ['a', 'x', 7],
    ['b', 'x', 8],
    [null, 'x', 9],
    ['a', null, 3],
    ['a', 'y', 4],
  );
  const ofMe = scoredEvaluations(['a', 'me', 5], [null, 'me', 6]);
  expect(otherScores(all, ofMe, 'me').map(({ score }) => score)).toEqual([7, 4]);
  expect(otherScores(all, scoredEvaluations([null, 'me', 6]), 'me')).toEqual([]);
});

test('evaluators with the most scores come first, and unknown evaluators come last', () => {
  const all = scoredEvaluations(
    [null, 'x', 1],
    [null, 'x', 2],
    [null, 'x', 3],
    ['a', 'x', 4],
    ['b', 'x', 5],
    ['b', 'y', 6],
    ['c', 'x', 7],
  );
  const rows = scoresByEvaluator(english, all).map(({ key, name, scores }) => [
    key,
    name,
    scores.length,
  ]);
  expect(rows).toEqual([
    ['b', 'b', 2],
    ['a', 'a', 1],
    ['c', 'c', 1],
    ['', 'N/A', 3],
  ]);
  expect(evaluatorSummaries(english, all).map(({ key }) => key)).toEqual(['a', 'b', 'c', '']);
  const [named] = scoresByEvaluator(
    english,
    chartDataOf([buildEvaluation({ evaluator: { _id: 'a', name: 'Ann' } })]).scored,
  );
  expect(named).toMatchObject({ key: 'a', name: 'Ann' });
});

test('people are compared in the selected order', () => {
  const employee = { _id: 'x', name: 'Xena' };
  const evaluations = [
    ...[evaluationBy('a', 'x', 4), evaluationBy('b', 'x', 9)],
    buildEvaluation({ score: 6, createdAt: '2025-02-03' }),
    buildEvaluation({ score: 6, createdAt: '2025-03-03' }),
    buildEvaluation({ score: 11 }),
  ];
  const compared = compare(english, [
    { id: 'y', employee: undefined, evaluations: undefined },
    { id: 'x', employee, evaluations },
  ]);
  const none = { n: 0, median: undefined, lowest: undefined, highest: undefined };
  expect(compared).toMatchObject([
    { id: 'y', name: 'N/A', summary: none, last: undefined, chartData: { scored: [] } },
    {
      ...{ id: 'x', name: 'Xena', last: '2026-01-01' },
      summary: { n: 4, median: 6, lowest: 4, highest: 9 },
    },
  ]);
});

test('evaluators who scored at least two of the people are separate from the rest', () => {
  const scores: ScoreBy[][] = [
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
    english,
    scores.map((ofOne, index) => ({
      ...{ id: String(index), employee: undefined },
      evaluations: ofOne.map((score) => evaluationBy(...score)),
    })),
  );
  const { shared, unshared } = compareEvaluators(english, people);
  expect(shared.map(({ evaluator, scores: medians }) => [evaluator.key, medians])).toEqual([
    ['a', [5, 7, undefined]],
    ['b', [8, undefined, 3]],
  ]);
  expect(unshared.map(({ key }) => key)).toEqual(['c', '']);
  expect(shared[0]?.evaluator.scores.map(({ score, person }) => [score, person])).toEqual([
    [4, 0],
    [6, 0],
    [7, 1],
  ]);
});

describe('equal values are sorted by id', () => {
  const evaluations = ['b', 'c', 'a'].map((id) =>
    buildEvaluation({
      ...{ _id: `by ${id}`, score: 5, createdAt: '2026-01-01T00:00:00Z' },
      ...{ employee: { _id: id }, evaluator: { _id: id, name: 'Ann' } },
    }),
  );
  const { scored, dated } = chartDataOf(evaluations);

  test('evaluations with the same time are sorted by id', () => {
    expect(dated.map(({ id }) => id)).toEqual(['by a', 'by b', 'by c']);
  });

  test('evaluators with the same name and number of scores are sorted by id', () => {
    expect(scoresByEvaluator(english, scored).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(evaluatorSummaries(english, scored).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  test('people with the same difference are sorted by id', () => {
    const { pairs } = overlapOf(english, scored, scored);
    expect(pairs.map(({ employeeId }) => employeeId)).toEqual(['a', 'b', 'c']);
  });
});
