import { english } from '../../../../../test/app/english';
import { allGiven } from '../../../../../test/values/given';
import { evaluatorSummaries } from '../evaluatorScores';
import { evaluatorsOf, sortEvaluators, type EvaluatorField } from './evaluators';

const people = ['p', 'q', 'r', 's', 't'];

/** Ann is two points higher than Ben about the same five people; Cem has nobody in common with them. */
const EVALUATORS = (() => {
  const scored = allGiven(
    ...people.map((id): [string, string, number] => ['ann', id, 7]),
    ...people.map((id): [string, string, number] => ['ben', id, 5]),
    ['ben', 'x', 5],
    ['cem', 'y', 9],
  );
  return evaluatorsOf(evaluatorSummaries(english, scored));
})();

test('evaluators are by name, with how they score against others', () => {
  expect(
    EVALUATORS.map(({ key, summary: { n, median }, against }) => [key, n, median, against]),
  ).toEqual([
    ['ann', 5, 7, { people: 5, difference: 2 }],
    ['ben', 6, 5, { people: 5, difference: -2 }],
    ['cem', 1, 9, { people: 0, difference: undefined }],
  ]);
});

test.each<[EvaluatorField, boolean, string]>([
  ['name', false, 'ann ben cem'],
  ['name', true, 'cem ben ann'],
  ['evaluations', true, 'ben ann cem'],
  ['median', false, 'ben ann cem'],
  // Equal ones stay by name.
  ['shared', true, 'ann ben cem'],
  // Missing ones come last both ways.
  ['difference', false, 'ben ann cem'],
  ['difference', true, 'ann ben cem'],
])('by %s, descending: %s', (field, isDescending, keys) => {
  const sorted = sortEvaluators(EVALUATORS, { field, isDescending });
  expect(sorted.map(({ key }) => key).join(' ')).toBe(keys);
});
