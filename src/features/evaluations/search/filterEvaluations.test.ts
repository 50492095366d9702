import { buildEvaluation } from '../../../../mocks/db/builders';
import { english } from '../../../../test/app/english';
import type { Evaluation } from '../../../api/contract';
import { searchWords } from '../../../lib/text/fold';
import { evaluatorsIn } from '../evaluators';
import { filterEvaluations, prepareSearch, unprepared } from './filterEvaluations';
import { NO_FILTERS } from './parameters';

const scored = buildEvaluation({ note: 'Zeigt Größe.', score: 7.5 });
const blank = buildEvaluation({ _id: 'blank', note: ' \u200b', score: null, evaluator: null });

const isMatch = (
  evaluation: Evaluation,
  options: Partial<Parameters<typeof filterEvaluations>[1]>,
) =>
  filterEvaluations([evaluation], {
    scope: 'all',
    words: [],
    filters: NO_FILTERS,
    range: undefined,
    ...options,
  }).length === 1;

test.each([
  ['', true, true],
  ['grosse HOPPER', true, true],
  ['grace@example', false, false],
  ['grace.hopper@example.com', true, true],
  ['lovelace', true, false],
  ['grace lovelace zeigt', true, false],
  ['9 7.5', false, false],
])('%j matches in all evaluations: %p, in the evaluator’s own: %p', (text, inAll, inOwn) => {
  const words = searchWords(text);
  expect([isMatch(scored, { words }), isMatch(scored, { words, scope: 'own' })]).toEqual([
    inAll,
    inOwn,
  ]);
});

test('a score filter excludes missing scores, and a blank note counts as missing', () => {
  expect(isMatch(scored, { filters: { ...NO_FILTERS, score: '7-8' } })).toBe(true);
  expect(isMatch(blank, { filters: { ...NO_FILTERS, score: '-10' } })).toBe(false);
  expect(isMatch(scored, { filters: { ...NO_FILTERS, 'without-note': '1' } })).toBe(false);
  expect(isMatch(blank, { filters: { ...NO_FILTERS, 'without-note': '1' } })).toBe(true);
});

test('evaluators are identified by id, then by e-mail address or name, and namesakes show their addresses', () => {
  const by = (evaluator: Evaluation['evaluator']) => buildEvaluation({ evaluator });
  const evaluations = [
    by({ _id: 'b', name: 'Ann', email: 'b@example.com' }),
    by({ _id: 'a', name: 'Ann', email: 'a@example.com' }),
    by({ _id: 'a', name: 'Ann', email: 'a@example.com' }),
    by({ _id: '', name: 'Bo' }),
    by({ name: 'Bo', email: 'bo@example.com' }),
    by(null),
  ];
  expect(evaluatorsIn(english, evaluations)).toEqual([
    { value: 'a', text: 'Ann (a@example.com)' },
    { value: 'b', text: 'Ann (b@example.com)' },
    { value: 'Bo', text: 'Bo' },
    { value: 'bo@example.com', text: 'Bo (bo@example.com)' },
    { value: 'N/A', text: 'N/A' },
  ]);
  const filters = { ...NO_FILTERS, evaluator: 'Bo' };
  expect(evaluations.map((evaluation) => isMatch(evaluation, { filters }))).toEqual([
    ...[false, false, false, true, false, false],
  ]);
});

test('unprepared evaluations are found in each scope', () => {
  const [prepared, notPrepared] = [buildEvaluation(), buildEvaluation()];
  prepareSearch([prepared], 'all');
  expect(unprepared([prepared, notPrepared], 'all')).toEqual([notPrepared]);
  expect(unprepared([prepared], 'own')).toEqual([prepared]);
});
