import { buildEvaluation } from '../../../../mocks/db/builders';
import { markersOf } from './markers';

const by = (name: string | null, createdAt: string | null, _id = `${name} ${createdAt}`) =>
  buildEvaluation({ _id, createdAt, evaluator: name === null ? null : { _id: name, name } });

const markers = (...evaluations: ReturnType<typeof by>[]) =>
  Object.fromEntries(markersOf(evaluations, new Date(2026, 5, 30).getTime()));

test("markers have the order of each evaluator's first evaluation, then of its id", () => {
  expect(
    markers(
      by('d', null),
      by('c', '2026-01-01', '2'),
      by('b', '2026-01-01', '1'),
      by('a', '2025-05-01'),
    ),
  ).toEqual({ a: 0, b: 1, c: 2, d: 3 });
});

test('a new evaluation does not change existing markers', () => {
  const before = [by('b', '2025-01-01'), by('a', '2025-02-01')];
  expect(markers(by('a', '2026-01-01'), by('c', '2026-02-01'), ...before)).toEqual({
    ...markers(...before),
    c: 2,
  });
});

test('an unknown evaluator has no marker', () => {
  expect(markers(by(null, '2025-01-01'), by('a', '2026-01-01'))).toEqual({ a: 0 });
});
