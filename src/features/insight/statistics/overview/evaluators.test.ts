import { english } from '../../../../../test/app/english';
import { scoredEvaluations } from '../../../../../test/values/scores';
import { evaluatorSummaries } from '../evaluatorScores';
import { evaluatorsOf } from './evaluators';

const people = ['p', 'q', 'r', 's', 't'];

test('the highest difference comes first, and evaluators with too few people in common come last, by name', () => {
  const scored = scoredEvaluations(
    ...people.map((id): [string, string, number] => ['ann', id, 5]),
    ...people.map((id): [string, string, number] => ['ben', id, 7]),
    ['ann', 'x', 5],
    ['dan', 'z', 2],
    ['cem', 'y', 9],
  );
  expect(
    evaluatorsOf(evaluatorSummaries(english, scored)).map(
      ({ key, summary: { n, median }, against }) => [key, n, median, against],
    ),
  ).toEqual([
    ['ben', 5, 7, { people: 5, difference: 2 }],
    ['ann', 6, 5, { people: 5, difference: -2 }],
    ['cem', 1, 9, { people: 0, difference: undefined }],
    ['dan', 1, 2, { people: 0, difference: undefined }],
  ]);
});
