import { buildEmployee, buildEvaluation } from '../../../../../mocks/db/builders';
import { english } from '../../../../../test/app/english';
import type { Evaluation } from '../../../../api/contract';
import { rangeOf } from '../../../../domain/period';
import { coverageOf } from './coverage';
import { dueOf } from './due';
import { evaluationsByPerson } from './people';

/** Noon of the viewer's day, which no time zone moves to another day. */
const NOW = new Date(2026, 5, 30, 12).getTime();

const PEOPLE = ['ann', 'ben', 'cem', 'dan'].map((id) =>
  buildEmployee({ _id: id, name: id, email: `${id}@example.com` }),
);

const of = (id: string, createdAt: string | null) =>
  buildEvaluation({ _id: `${id} ${createdAt}`, score: 5, createdAt, employee: { _id: id } });

const find = (evaluations: Evaluation[], months = 12, now = NOW) =>
  dueOf(english, evaluationsByPerson(PEOPLE, evaluations).people, { months, today: now }, now);

const names = (evaluations: Evaluation[], months?: number, now?: number) =>
  find(evaluations, months, now).due.map(({ employee, last }) => [
    employee._id,
    last?.record.createdAt,
  ]);

test('people without evaluations come first, then the oldest evaluation, and exactly a year ago is not due', () => {
  expect(
    names([
      of('ann', '2025-06-29'),
      of('ben', '2025-06-30'),
      of('dan', '2024-01-01'),
      of('dan', '2023-01-01'),
    ]),
  ).toEqual([
    ['cem', undefined],
    ['dan', '2024-01-01'],
    ['ann', '2025-06-29'],
  ]);
});

test.each([
  [3, new Date(2026, 5, 30, 12), ['2026-03-30', '2026-03-29']],
  [6, new Date(2026, 5, 30, 12), ['2025-12-30', '2025-12-29']],
  // February has no 31st.
  [3, new Date(2026, 4, 31, 12), ['2026-02-28', '2026-02-27']],
  [12, new Date(2024, 1, 29, 12), ['2023-02-28', '2023-02-27']],
])(
  'a person is due %d months after the last evaluation, on %s',
  (months, now, [not = '', due = '']) => {
    const evaluated = ['cem', 'dan'].map((id) => of(id, now.toISOString()));
    const duePeople = names([of('ann', not), of('ben', due), ...evaluated], months, now.getTime());
    expect(duePeople).toEqual([['ben', due]]);
  },
);

test('an evaluation without a usable score counts', () => {
  const evaluation = { ...of('ann', '2026-01-01'), score: 11 };
  expect(names([evaluation]).map(([id]) => id)).toEqual(['ben', 'cem', 'dan']);
});

test('a person with an evaluation without a usable date is counted, but not listed', () => {
  const { due, undated } = find([
    of('ann', null),
    of('ann', '2020-01-01'),
    of('ben', '2030-01-01'),
    of('cem', null),
    of('cem', '2026-01-01'),
  ]);
  expect(due.map(({ employee }) => employee._id)).toEqual(['dan']);
  expect(undated).toBe(2);
});

test('people with the same time and name are sorted by id', () => {
  const same = ['b', 'c', 'a'].map((id) => buildEmployee({ _id: id, name: 'Ann' }));
  const { due } = dueOf(english, evaluationsByPerson(same, []).people, {
    months: 12,
    today: NOW,
  });
  expect(due.map(({ employee }) => employee._id)).toEqual(['a', 'b', 'c']);
});

test.each([
  'this-year',
  'last-year',
  '12-months',
  { from: '2026-01-01', to: '2026-01-31' },
] as const)('in the period %j, exactly the people without coverage are due', (period) => {
  const { people } = evaluationsByPerson(PEOPLE, [
    of('ann', '2026-01-31'),
    of('ann', '2024-01-01'),
    of('ben', '2025-12-31'),
    of('cem', null),
    of('cem', '2030-01-01'),
  ]);
  const range = rangeOf(period, new Date(NOW));
  if (!range) throw new Error('The period has no range');
  const { due, undated } = dueOf(english, people, { range }, NOW);
  const coverage = coverageOf(english, people, range, NOW);
  expect(due).toHaveLength(coverage.people - coverage.evaluated);
  expect(undated).toBe(0);
  expect(due.map(({ employee }) => employee._id)).toEqual(
    {
      'this-year': ['cem', 'dan', 'ben'],
      'last-year': ['cem', 'dan', 'ann'],
      '12-months': ['cem', 'dan'],
      days: ['cem', 'dan', 'ben'],
    }[typeof period === 'string' ? period : 'days'],
  );
});
