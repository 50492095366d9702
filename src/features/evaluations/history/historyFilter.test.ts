import { buildEvaluation } from '../../../../mocks/db/builders';
import { filtered } from './historyFilter';

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
