import { buildEmployee, buildEvaluation, buildStatistics } from '../../../../mocks/db/builders';
import { english } from '../../../../test/app/english';
import { readAll } from '../../../lib/url/parameters';
import type { EmployeeData } from '../load/employeeData';
import { matchesFilters, partsForFilters } from './filters';
import { filterTexts } from './filterTexts';
import { FILTER_PARAMETERS, type Filters } from '../address';

const filtersIn = (query: string): Filters => readAll(FILTER_PARAMETERS, query);
const NONE = filtersIn('');

const ann = buildEmployee({
  ...{ _id: 'ann', role: 'Manager', position: ' Lead ', hireDate: '2024-03-01' },
});

/** Returns the data that was read of Ann. */
function detailsOf(
  statistics: Parameters<typeof buildStatistics>[0] | null,
  dates?: (string | null)[],
) {
  const evaluations = dates?.map((createdAt) => buildEvaluation({ createdAt }));
  return {
    statistics: new Map(statistics ? [['ann', buildStatistics(statistics)]] : []),
    evaluations: new Map(evaluations ? [['ann', evaluations]] : []),
  };
}

const lets = (query: string, data: EmployeeData = {}) =>
  matchesFilters(ann, filtersIn(query), data);

test.each([
  ['', true],
  ['role=Manager', true],
  ['role=Admin', false],
  ['position=Lead', true],
  ['position=lead', false],
  ['hired=2024', true],
  ['hired=2023', false],
  ['role=Manager&position=Lead&hired=2023', false],
])('%j matches a manager who is a lead hired in 2024: %s', (query, passes) => {
  expect(lets(query)).toBe(passes);
});

test('an employee without a role, a position and a hire date matches only without filters', () => {
  const nobody = buildEmployee({ role: undefined, position: undefined, hireDate: undefined });
  expect(matchesFilters(nobody, NONE, {})).toBe(true);
  for (const query of ['role=Admin', 'position=Lead', 'hired=2024']) {
    expect(matchesFilters(nobody, filtersIn(query), {})).toBe(false);
  }
});

test.each([
  ['evaluations=3-5', 3, true],
  ['evaluations=3-5', 5, true],
  ['evaluations=3-5', 2, false],
  ['evaluations=3-5', 6, false],
  ['evaluations=3-', 6, true],
  ['evaluations=-5', 0, true],
  ['evaluations=-5', undefined, true],
  ['evaluations=0-0', undefined, true],
  ['evaluations=1-', undefined, false],
])('%s matches %j evaluations: %s', (query, totalEvaluations, passes) => {
  expect(lets(query, detailsOf({ totalEvaluations }))).toBe(passes);
});

test.each([
  ['average=7-8', 7.5, true],
  ['average=7.5-', 7.5, true],
  ['average=7.51-', 7.5, false],
  ['average=-7.5', 7.5, true],
  ['average=-7', 7.5, false],
  ['average=-7', undefined, false],
])('%s matches an average of %j: %s', (query, averageScore, passes) => {
  expect(lets(query, detailsOf({ averageScore }))).toBe(passes);
});

test.each([
  [[], true],
  [['2025-12-31'], true],
  [['2025-12-31', '2026-01-01'], false],
  [['2026-01-01'], false],
  // These evaluations are in the future, or have no date.
  [['2999-01-01', null, 'soon'], true],
])('the dates %j are before 2026: %s', (dates, passes) => {
  expect(lets('before=2026-01-01', detailsOf(null, dates))).toBe(passes);
});

test('an employee whose data could not be read does not match', () => {
  expect(['evaluations=0-', 'average=1-', 'before=2026-01-01'].map((query) => lets(query))).toEqual(
    [...[false, false, false]],
  );
});

test.each([
  ['role=Admin&position=Lead&hired=2024', []],
  ['evaluations=1-', ['statistics']],
  ['average=1-', ['statistics']],
  ['before=2026-01-01', ['evaluations']],
  ['average=1-&before=2026-01-01', ['statistics', 'evaluations']],
])('the filters %s need %j for everybody', (query, needs) => {
  expect(partsForFilters(filtersIn(query))).toEqual(needs);
});

test.each([
  ['role=Admin', { role: 'Admin' }],
  ['role=Boss', {}],
  ['position=Any text', { position: 'Any text' }],
  ['hired=2024', { hired: '2024' }],
  ['hired=20245', {}],
  ['hired=x2024', {}],
  ['hired=abcd', {}],
  ['average=7.25-10', { average: '7.25-10' }],
  ['average=7-', { average: '7-' }],
  ['evaluations=-123456', { evaluations: '-123456' }],
  ['evaluations=-', {}],
  ['evaluations=5', {}],
  ['evaluations=1-2-3', {}],
  ['evaluations=a-5', {}],
  ['evaluations=1-b', {}],
  ['before=2026-01-31', { before: '2026-01-31' }],
  ['before=2026-02-30', {}],
  ['before=2026-01-31T10:00', {}],
  ['before=tomorrow!!', {}],
])('the address %j filters by %j', (query, filters) => {
  expect(filtersIn(query)).toEqual({ ...NONE, ...filters });
  expect(Object.values(NONE)).toEqual(['', '', '', '', '', '']);
});

test('the texts of the active filters have the order of the fields', () => {
  const query = 'before=2026-01-31&average=-8&evaluations=2-5&hired=2024&position=Lead&role=Admin';
  expect(filterTexts(english, filtersIn(query))).toEqual([
    { name: 'role', text: 'Role: Admin' },
    { name: 'position', text: 'Position: Lead' },
    { name: 'hired', text: 'Hired in 2024' },
    { name: 'evaluations', text: 'Evaluations: 2 to 5' },
    { name: 'average', text: 'Average: 8 or less' },
    { name: 'before', text: 'Last evaluated before Jan 31, 2026, or never' },
  ]);
  expect(filterTexts(english, NONE)).toEqual([]);
});

test.each([
  ['7-', 'Average: 7 or more'],
  ['7-7', 'Average: 7'],
])('the range %s is described as %j', (range, text) => {
  expect(filterTexts(english, { ...NONE, average: range })).toEqual([{ name: 'average', text }]);
});
