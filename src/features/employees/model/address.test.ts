import { readAll, writeAll } from '../../../lib/url/parameters';
import { EMPLOYEE_PARAMETERS, type OptionalColumn } from './address';
import type { EmployeeSorting } from './sorting';

interface EmployeeAddress {
  sort: EmployeeSorting | null;
  columns: OptionalColumn[];
}

const BY_ROLE = { field: 'role', isDescending: true } as const;

test.each([
  ['', '', null, 1, []],
  ['?q=ada&sort=name&page=2', 'ada', { field: 'name', isDescending: false }, 2, []],
  ['?sort=-role&columns=position', '', BY_ROLE, 1, ['position']],
  [
    '?sort=hireDate&columns=hireDate',
    '',
    { field: 'hireDate', isDescending: false },
    1,
    ['hireDate'],
  ],
  ['?columns=position%2ChireDate', '', null, 1, ['position', 'hireDate']],
  ['?sort=age&columns=hireDate%2Cposition', '', null, 1, []],
  ['?sort=--name&columns=name', '', null, 1, []],
])('the address %j is parsed', (search, q, sort, page, columns) => {
  expect(readAll(EMPLOYEE_PARAMETERS, search)).toEqual({ q, sort, page, columns });
});

test('the order and the columns are written to the address', () => {
  const { sort, columns } = EMPLOYEE_PARAMETERS;
  const write = (changes: Partial<EmployeeAddress>) => writeAll({ sort, columns }, '', changes);
  expect(write({ sort: { field: 'name', isDescending: false } })).toBe('?sort=name');
  expect(write({ sort: BY_ROLE, columns: ['position', 'hireDate'] })).toBe(
    '?sort=-role&columns=position%2ChireDate',
  );
  expect(write({ columns: [] })).toBe('');
});

test('no order is an empty parameter', () => {
  expect(EMPLOYEE_PARAMETERS.sort.format(null)).toBe('');
});
