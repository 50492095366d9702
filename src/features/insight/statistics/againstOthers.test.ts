import { english } from '../../../../test/app/english';
import { scoredEvaluations, type ScoreBy } from '../../../../test/values/scores';
import { againstOthers, MIN_SHARED } from './againstOthers';
import { scoresByEvaluator } from './evaluatorScores';

const compared = (...scores: ScoreBy[]) =>
  againstOthers(scoresByEvaluator(english, scoredEvaluations(...scores)));

/** Returns the scores that 'a' and two others have given to this many people. */
const people = (count: number): ScoreBy[] =>
  Array.from({ length: count }, (_, index): ScoreBy[] => [
    ['a', `p${index}`, 4],
    ['b', `p${index}`, 6],
    ['c', `p${index}`, 7],
  ]).flat();

test('an evaluator is compared with all others over the same people', () => {
  const comparisons = compared(
    ...people(MIN_SHARED),
    ['a', 'only-a', 1],
    ['b', 'p0', 8],
    ['a', null, 1],
  );
  // The others have given 6, 8 and 7 to p0, so the difference is -3 there and -2.5 elsewhere.
  expect(comparisons.get('a')).toEqual({ people: 5, difference: -2.5 });
  expect(comparisons.get('b')).toEqual({ people: 5, difference: 0.5 });
  expect(comparisons.get('c')).toEqual({ people: 5, difference: 2 });
});

test('fewer than five people in common have no difference', () => {
  const comparisons = compared(...people(MIN_SHARED - 1));
  expect(comparisons.get('a')).toEqual({ people: 4, difference: undefined });
});

test('an unknown evaluator counts as one of the others, and has no result', () => {
  const comparisons = compared(
    ...people(MIN_SHARED).map(([by, of, score]): ScoreBy => [by === 'a' ? 'a' : null, of, score]),
  );
  expect([...comparisons.keys()]).toEqual(['a']);
  expect(comparisons.get('a')?.difference).toBe(-2.5);
});

test('an evaluator without people in common has no result', () => {
  expect(compared(['a', 'x', 3], ['a', 'x', 5])).toEqual(new Map());
});
