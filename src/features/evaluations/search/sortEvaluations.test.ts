import { buildEvaluation } from '../../../../mocks/db/builders';
import { english } from '../../../../test/app/english';
import { SORT_FIELDS } from '../table/sorting';
import { sortEvaluations } from './sortEvaluations';

const person = (name: string | null) => ({ _id: 'p', name, email: 'p@example.com' });

const LIST = [
  buildEvaluation({ _id: 'd', employee: person('Zoë'), score: 2, createdAt: '2025-02-01' }),
  buildEvaluation({ _id: 'c', employee: person(null), score: null, createdAt: null }),
  buildEvaluation({ _id: 'b', employee: person('Álvaro'), score: 9, createdAt: '2024-02-01' }),
  buildEvaluation({ _id: 'a', employee: person('Zoë'), score: 9, createdAt: '2025-02-01' }),
];

test('evaluations are sorted by each field in both directions, with missing values last and equal values by id', () => {
  const ids = (isDescending: boolean) =>
    SORT_FIELDS.map((field) =>
      sortEvaluations(english, LIST, { field, isDescending })
        .map(({ _id }) => _id)
        .join(''),
    );
  expect(ids(false)).toEqual(['badc', 'dabc', 'badc']);
  expect(ids(true)).toEqual(['adbc', 'abdc', 'adbc']);
});
