import { buildEvaluation } from '../../../../mocks/db/builders';
import { figuresOf } from './figures';

test('a history may be as long as it likes', () => {
  const evaluation = buildEvaluation({ score: 4 });
  const { lowest, highest } = figuresOf(Array.from({ length: 200_000 }, () => evaluation));
  expect([lowest, highest]).toEqual([4, 4]);
});
