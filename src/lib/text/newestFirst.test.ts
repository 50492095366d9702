import { buildEvaluation } from '../../../mocks/db/builders';
import { newestFirst } from './newestFirst';

test('the newest come first, those without a date last, equal ones in the order of their ids', () => {
  const dates = ['2026-01-01', null, undefined, '2026-01-02', '', '2026-01-01', null];
  const evaluations = dates.map((createdAt, index) =>
    buildEvaluation({ _id: `${9 - index}`, createdAt }),
  );
  const ids = evaluations.sort(newestFirst).map(({ _id }) => _id);
  expect(ids).toEqual(['6', '4', '9', '3', '5', '7', '8']);
});
