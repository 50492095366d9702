import { english } from '../../../../../test/app/english';
import { buildEmployee, buildEvaluation } from '../../../../../mocks/db/builders';
import { rangeOf } from '../../../../domain/period';
import { coverageOf } from './coverage';
import { inGroups, knownGroups } from './groups';
import { countPeople, evaluationsByPerson } from './people';

const NOW = new Date(2026, 5, 30, 12);

const PEOPLE = [
  buildEmployee({ _id: 'ann', email: 'ann@example.com', role: 'Admin', position: 'Designer' }),
  buildEmployee({ _id: 'ben', email: 'ben@example.com', role: 'Employee', position: 'Analyst' }),
  buildEmployee({ _id: 'cem', email: 'cem@example.com', role: 'Employee', position: 'Designer' }),
  buildEmployee({ _id: 'dan', email: '', role: null, position: ' ' }),
];

const of = (id: string, createdAt: string | null) =>
  buildEvaluation({ _id: `${id} ${createdAt}`, createdAt, employee: { _id: id } });

const EVALUATIONS = [
  of('ann', '2026-01-01'),
  of('ann', '2025-12-31'),
  of('ben', '2025-03-01'),
  { ...of('cem', '2026-03-01'), score: null },
  of('dan', null),
];

const coverage = (period: 'any' | 'this-year' | 'last-year') =>
  coverageOf(
    english,
    evaluationsByPerson(PEOPLE, EVALUATIONS).people,
    rangeOf(period, NOW),
    NOW.getTime(),
  );

test('coverage counts the evaluated people by role and position, least covered first', () => {
  expect(coverage('this-year')).toEqual({
    evaluated: 2,
    people: 4,
    byRole: [
      { key: '-', name: 'No role', evaluated: 0, people: 1 },
      { key: 'Employee', name: 'Employee', evaluated: 1, people: 2 },
      { key: 'Admin', name: 'Admin', evaluated: 1, people: 1 },
    ],
    byPosition: [
      { key: 'Analyst', name: 'Analyst', evaluated: 0, people: 1 },
      { key: '-', name: 'No position', evaluated: 0, people: 1 },
      { key: 'Designer', name: 'Designer', evaluated: 2, people: 2 },
    ],
  });
});

test.each([
  ['last-year', 2],
  // An evaluation without a date counts only for any time.
  ['any', 4],
] as const)('the period %s has %d evaluated people', (period, evaluated) => {
  expect(coverage(period).evaluated).toBe(evaluated);
});

test('people without an id are identified by e-mail address, but not by name', () => {
  const byEmail = buildEvaluation({ _id: '1', employee: { email: ' Ann@Example.com' } });
  const byName = buildEvaluation({ _id: '2', employee: { name: 'ben', email: ' ' } });
  const ofNobody = buildEvaluation({ _id: '3', employee: null });
  const all = [byEmail, byName, ofNobody];
  const { people, unmatched } = evaluationsByPerson(PEOPLE, all);
  expect(people.map(({ evaluations }) => evaluations)).toEqual([[byEmail], [], [], []]);
  expect(unmatched).toBe(2);
  expect(countPeople([...all, byEmail])).toBe(1);
});

test.each([
  [{ role: 'Employee', position: '' }, ['ben', 'cem']],
  [{ role: '', position: 'Designer' }, ['ann', 'cem']],
  [{ role: 'Employee', position: 'Designer' }, ['cem']],
  [{ role: '-', position: '-' }, ['dan']],
  // Nobody has these groups, so they do not filter.
  [{ role: 'Manager', position: 'designer' }, ['ann', 'ben', 'cem', 'dan']],
])('the groups %j select the people %j', (groups, ids) => {
  const { people } = evaluationsByPerson(PEOPLE, []);
  const members = inGroups(people, knownGroups(people, groups));
  expect(members.map(({ employee }) => employee._id)).toEqual(ids);
});
