import { buildEmployee, buildEvaluation, buildStatistics } from '../../../../mocks/db/builders';
import { english } from '../../../../test/app/english';
import { ROLES } from '../../../domain/constants';
import { createI18n, type I18n } from '../../../i18n/createI18n';
import messages from '../../../i18n/messages/en.json';
import { readParameter } from '../../../lib/url/parameters';
import type { EmployeeData } from '../load/employeeData';
import { sortEmployees, partForOrder, orderParameter } from './order';

const parseOrder = (text: string) => readParameter(orderParameter, text);

test.each([
  ['', undefined],
  ['name', undefined],
  ['-averageScore', 'statistics'],
  ['maxScore', 'statistics'],
  ['lastEvaluated', 'evaluations'],
])('the order %j needs %j for everybody', (text, need) => {
  expect(partForOrder(parseOrder(text))).toBe(need);
});

const PEOPLE = [
  buildEmployee({ _id: 'c', name: 'Zoë', position: 'Writer', hireDate: '2020-05-01' }),
  buildEmployee({ _id: 'd', name: ' ', position: null, hireDate: null }),
  buildEmployee({ _id: 'b', name: 'émile', position: 'Analyst', hireDate: '2011-12-24' }),
  buildEmployee({ _id: 'a', name: 'Adam', position: 'Analyst', hireDate: '2021-01-01' }),
];

/** Employees whose data was not read, or who have no value, come last. */
const DATA: EmployeeData = {
  statistics: new Map([
    ['a', buildStatistics({ averageScore: 5, totalEvaluations: 12 })],
    ['b', buildStatistics({ averageScore: null, totalEvaluations: 0 })],
    ['c', buildStatistics({ averageScore: 7.25, totalEvaluations: 9 })],
  ]),
  evaluations: new Map([
    ['a', ['2025-06-01', '2025-01-01', '2999-01-01'].map(on)],
    ['b', []],
    ['c', [on('2024-06-01')]],
  ]),
};

function on(createdAt: string) {
  return buildEvaluation({ createdAt });
}

test.each([
  ['', 'cdba'],
  ['name', 'abcd'],
  ['-name', 'cbad'],
  ['position', 'abcd'],
  ['-position', 'cabd'],
  ['hireDate', 'bcad'],
  ['-hireDate', 'acbd'],
  ['averageScore', 'acbd'],
  ['-averageScore', 'cabd'],
  ['totalEvaluations', 'bcad'],
  ['-totalEvaluations', 'acbd'],
  // An employee who was never evaluated comes before any day.
  ['lastEvaluated', 'bcad'],
  ['-lastEvaluated', 'acbd'],
])('the order %j sorts the employees as %s', (text, ids) => {
  const ordered = sortEmployees(english, PEOPLE, parseOrder(text), DATA);
  expect(ordered.map(({ _id }) => _id).join('')).toBe(ids);
});

test.each(['averageScore', 'lastEvaluated'])(
  'the order by %s changes nothing until the data is read',
  (text) => {
    expect(sortEmployees(english, PEOPLE, parseOrder(text), {})).toBe(PEOPLE);
  },
);

test('roles are sorted by their translated names', () => {
  const roles = { Admin: 'Verwaltung', Manager: 'Führungskraft', Employee: 'Ärztin' };
  const german = createI18n('de', { ...messages, roles } as typeof messages);
  const people = ROLES.map((role) => buildEmployee({ role }));
  const rolesIn = (i18n: I18n) =>
    sortEmployees(i18n, people, parseOrder('role'), {}).map(({ role }) => role);
  expect(rolesIn(german)).toEqual(['Employee', 'Manager', 'Admin']);
  expect(rolesIn(english)).toEqual(['Admin', 'Employee', 'Manager']);
});
