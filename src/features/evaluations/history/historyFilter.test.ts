import { buildEvaluation } from '../../../../mocks/db/builders';
import { readAll } from '../../../lib/url/parameters';
import { filterHistory, HISTORY_PARAMETERS } from './historyFilter';

test.each([
  ['newest', ['d', 'a', 'c', 'b']],
  ['oldest', ['a', 'c', 'd', 'b']],
  ['highest', ['d', 'a', 'c', 'b']],
  ['lowest', ['a', 'c', 'd', 'b']],
] as const)('%s first: equal evaluations are sorted by id', (order, ids) => {
  const evaluations = [
    buildEvaluation({ _id: 'c', score: 5, createdAt: '2026-01-01' }),
    buildEvaluation({ _id: 'b', score: undefined, createdAt: undefined }),
    buildEvaluation({ _id: 'd', score: 7, createdAt: '2026-01-02' }),
    buildEvaluation({ _id: 'a', score: 5, createdAt: '2026-01-01' }),
  ];
  const listed = filterHistory(evaluations, evaluations, { evaluator: '', order });
  expect(listed.map(({ _id }) => _id)).toEqual(ids);
});

const history = [
  buildEvaluation({ _id: 'a', evaluator: { name: 'Cem' }, createdAt: '2024-12-31', score: 9 }),
  buildEvaluation({ _id: 'b', evaluator: { name: 'Ann' }, createdAt: '2026-01-01', score: 1 }),
  buildEvaluation({ _id: 'c', evaluator: { name: 'Cem' }, createdAt: '2026-05-01', score: 5 }),
  buildEvaluation({ _id: 'd', evaluator: null, createdAt: 'soon', score: 5 }),
];

test('the address selects an evaluator by key, or the first one with the name', () => {
  const [first, second] = [
    { _id: '1', name: 'Ann' },
    { _id: '2', name: 'Ann' },
  ];
  const evaluations = [first, second].map((evaluator) => buildEvaluation({ evaluator }));
  const by = (evaluator: string) =>
    filterHistory(evaluations, evaluations, { evaluator, order: 'listed' }).map(
      (evaluation) => evaluation.evaluator,
    );
  expect(by('2')).toEqual([second]);
  expect(by('Ann')).toEqual([first]);
});

test.each([
  ['', 'bcd'],
  ['Cem', 'c'],
  ['N/A', 'd'],
  // A value that cannot be selected filters nothing.
  ['Bob', 'bcd'],
])(
  'the evaluator %j has the evaluations %j in the period, in their original order',
  (evaluator, ids) => {
    const listed = filterHistory(history, history.slice(1), { evaluator, order: 'listed' });
    expect(listed.map(({ _id }) => _id).join('')).toBe(ids);
  },
);

test('an evaluator without evaluations in the period still filters', () => {
  expect(filterHistory(history, history.slice(2), { evaluator: 'Ann', order: 'listed' })).toEqual(
    [],
  );
});

test('the address contains the evaluator, the order and the page', () => {
  const search = '?evaluator=Ann&order=lowest&page=2';
  expect(readAll(HISTORY_PARAMETERS, search)).toEqual({
    evaluator: 'Ann',
    order: 'lowest',
    page: 2,
  });
  const initial = { evaluator: '', order: 'listed', page: 1 };
  expect(readAll(HISTORY_PARAMETERS, '?order=best&page=0')).toEqual(initial);
});
