import { readAll, writeAll } from '../../../lib/url/parameters';
import { EMPLOYEE_PARAMETERS } from './addressParameters';

const BY_ROLE = { field: 'role', direction: 'desc' } as const;

test.each([
  ['', '', undefined, 1, []],
  ['?q=ada&sort=name&page=2', 'ada', { field: 'name', direction: 'asc' }, 2, []],
  ['?sort=-role&columns=position', '', BY_ROLE, 1, ['position']],
  ['?sort=hireDate&columns=hireDate', '', { field: 'hireDate', direction: 'asc' }, 1, ['hireDate']],
  ['?columns=position%2ChireDate', '', undefined, 1, ['position', 'hireDate']],
  ['?sort=age&columns=hireDate%2Cposition', '', undefined, 1, []],
  ['?sort=--name&columns=name', '', undefined, 1, []],
])('%j is read', (search, q, sort, page, columns) => {
  expect(readAll(EMPLOYEE_PARAMETERS, search)).toEqual({ q, sort, page, columns });
});

test.each([
  [{ sort: { field: 'name', direction: 'asc' } }, '?sort=name'],
  [{ sort: BY_ROLE, columns: ['position', 'hireDate'] }, '?sort=-role&columns=position%2ChireDate'],
  [{ columns: [] }, ''],
] as const)('%j is written as %j', (values, search) => {
  const changes = { ...values, columns: values.columns && [...values.columns] };
  expect(writeAll(EMPLOYEE_PARAMETERS, '', changes)).toBe(search);
});

test('no order is not named', () => {
  expect(EMPLOYEE_PARAMETERS.sort.format(undefined)).toBe('');
});
