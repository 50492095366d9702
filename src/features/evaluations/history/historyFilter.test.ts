import { buildEvaluation } from '../../../../mocks/db/builders';
import { readAll } from '../../../lib/url/parameters';
import { choicesIn, filtered, PARAMETERS } from './historyFilter';

test.each([
  ['newest', ['d', 'a', 'c', 'b']],
  ['oldest', ['a', 'c', 'd', 'b']],
  ['highest', ['d', 'a', 'c', 'b']],
  ['lowest', ['a', 'c', 'd', 'b']],
] as const)('%s first: equal ones stand in the order of their ids', (order, ids) => {
  const evaluations = [
    buildEvaluation({ _id: 'c', score: 5, createdAt: '2026-01-01' }),
    buildEvaluation({ _id: 'b', score: undefined, createdAt: undefined }),
    buildEvaluation({ _id: 'd', score: 7, createdAt: '2026-01-02' }),
    buildEvaluation({ _id: 'a', score: 5, createdAt: '2026-01-01' }),
  ];
  const found = filtered(evaluations, { evaluator: '', year: '', order });
  expect(found.map(({ _id }) => _id)).toEqual(ids);
});

const history = [
  buildEvaluation({ _id: 'a', evaluator: { name: 'Cem' }, createdAt: '2024-12-31', score: 9 }),
  buildEvaluation({ _id: 'b', evaluator: { name: 'Ann' }, createdAt: '2026-01-01', score: 1 }),
  buildEvaluation({ _id: 'c', evaluator: { name: 'Cem' }, createdAt: '2026-05-01', score: 5 }),
  buildEvaluation({ _id: 'd', evaluator: null, createdAt: 'soon', score: 5 }),
];

test('there are the evaluators by name and the years from the newest', () => {
  expect(choicesIn(history)).toEqual({
    evaluators: ['Ann', 'Cem', 'N/A'],
    years: ['2026', '2024'],
  });
  expect(choicesIn(history.toReversed()).years).toEqual(['2026', '2024']);
});

test.each([
  ['', '', 'abcd'],
  ['Cem', '', 'ac'],
  ['N/A', '', 'd'],
  ['', '2026', 'bc'],
  ['Cem', '2026', 'c'],
  ['Ann', '2024', ''],
  // What nobody can choose filters nothing.
  ['Bob', '2025', 'abcd'],
])('of the evaluator %j and the year %j there are %j, as listed', (evaluator, year, ids) => {
  const found = filtered(history, { evaluator, year, order: 'listed' });
  expect(found.map(({ _id }) => _id).join('')).toBe(ids);
});

test.each([
  ['newest', 'cbad'],
  ['oldest', 'abcd'],
  ['highest', 'acdb'],
  ['lowest', 'bcda'],
] as const)('%s first is by the date or by the score', (order, ids) => {
  const found = filtered(history, { evaluator: '', year: '', order });
  expect(found.map(({ _id }) => _id).join('')).toBe(ids);
});

test('the address names evaluator, year and order', () => {
  const search = '?evaluator=Ann&year=2026&order=lowest';
  expect(readAll(PARAMETERS, search)).toEqual({ evaluator: 'Ann', year: '2026', order: 'lowest' });
  expect(readAll(PARAMETERS, '?order=best')).toEqual({ evaluator: '', year: '', order: 'listed' });
});
