import { buildEmployee } from '../../../mocks/builders';
import { filterRows, pageCount, sortRows, toRows, type Sorting } from './rows';

const nobody = {
  name: undefined,
  email: undefined,
  age: undefined,
  role: undefined,
  position: undefined,
  hireDate: undefined,
  evaluations: undefined,
};

describe('rows', () => {
  test('show the fields of an employee and the count of the evaluations', () => {
    const [row] = toRows([buildEmployee({ evaluations: ['a', 'b', 'c'] })]);
    expect(row).toMatchObject({
      id: 'employee-101',
      name: 'Grace Hopper',
      role: 'Employee',
      email: 'grace.hopper@example.com',
      totalEvaluations: 3,
      position: 'Systems Engineer',
      hireDate: '2024-03-01',
    });
  });

  test("show 'N/A' where something is missing, and no evaluations as 0", () => {
    const missing = {
      id: 'employee-101',
      name: undefined,
      role: 'N/A',
      email: 'N/A',
      totalEvaluations: 0,
      position: 'N/A',
      hireDate: undefined,
    };
    const blank = { ...nobody, name: ' ', email: '', position: '  ', hireDate: 'soon' };
    const rows = toRows([buildEmployee(nobody), buildEmployee(blank)]);
    expect(rows).toEqual([expect.objectContaining(missing), expect.objectContaining(missing)]);
  });
});

describe('the search', () => {
  const rows = toRows([
    buildEmployee({ _id: 'grace' }),
    buildEmployee({
      ...nobody,
      _id: 'jose',
      name: 'José Muñoz',
      email: 'jm@example.com',
      role: 'Manager',
    }),
    buildEmployee({ ...nobody, _id: 'none' }),
  ]);
  const found = (text: string) => filterRows(rows, text).map(({ id }) => id);

  test.each([
    ['GRACE', ['grace']],
    ['e Hop', ['grace']],
    ['@example.com', ['grace', 'jose']],
    ['manager', ['jose']],
    ['systems', ['grace']],
    ['2024-03', ['grace']],
    ['36', ['grace']],
    ['0', ['grace', 'jose', 'none']],
    ['josé', ['jose']],
    ['JOSE\u0301', ['jose']],
    ['jose', []],
    ['undefined', []],
    ['N/A', []],
    ['.*', []],
    ['grace jm', []],
    ['', ['grace', 'jose', 'none']],
  ])('%p in any field and any case finds %p', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  test('an empty one leaves the rows as they are', () => {
    expect(filterRows(rows, '')).toBe(rows);
  });
});

describe('sorting (decision 16)', () => {
  const rows = toRows([
    buildEmployee({ ...nobody, _id: 'nobody' }),
    buildEmployee({
      _id: 'zoe',
      name: 'Zoë',
      email: 'z@example.com',
      role: 'Employee',
      position: 'Engineer',
      hireDate: '2024-01-01',
      evaluations: [1, 2, 3],
    }),
    buildEmployee({
      _id: 'agnes',
      name: 'Ágnes',
      email: 'a10@example.com',
      role: 'Admin',
      position: 'Engineer',
      hireDate: '2009-12-31',
      evaluations: [],
    }),
    buildEmployee({
      _id: 'bo',
      name: 'bo',
      email: 'a9@example.com',
      role: 'Manager',
      position: 'Analyst',
      hireDate: '2024-01-01',
      evaluations: [1],
    }),
    buildEmployee({
      _id: 'sam',
      name: 'Sam',
      email: 'S@example.com',
      role: 'Admin',
      position: undefined,
      hireDate: undefined,
      evaluations: Array.from({ length: 12 }),
    }),
  ]);
  const order = (sorting: Sorting | undefined) => sortRows(rows, sorting).map(({ id }) => id);

  test.each([
    ['name', ['agnes', 'bo', 'sam', 'zoe', 'nobody'], ['zoe', 'sam', 'bo', 'agnes', 'nobody']],
    ['email', ['bo', 'agnes', 'sam', 'zoe', 'nobody'], ['zoe', 'sam', 'agnes', 'bo', 'nobody']],
    ['position', ['bo', 'zoe', 'agnes', 'nobody', 'sam'], ['zoe', 'agnes', 'bo', 'nobody', 'sam']],
    ['role', ['bo', 'agnes', 'zoe', 'sam', 'nobody'], ['zoe', 'agnes', 'bo', 'sam', 'nobody']],
    ['hireDate', ['agnes', 'zoe', 'bo', 'nobody', 'sam'], ['zoe', 'bo', 'agnes', 'nobody', 'sam']],
    [
      'totalEvaluations',
      ['agnes', 'bo', 'zoe', 'nobody', 'sam'],
      ['zoe', 'bo', 'agnes', 'sam', 'nobody'],
    ],
  ] as const)('by %s: ascending and descending, the missing last both ways', (field, asc, desc) => {
    expect(order({ field, direction: 'asc' })).toEqual(asc);
    expect(order({ field, direction: 'desc' })).toEqual(desc);
  });

  test('the order of the server stands until a header is pressed', () => {
    expect(order(undefined)).toEqual(['nobody', 'zoe', 'agnes', 'bo', 'sam']);
  });

  test('the list that was sorted stays as it was', () => {
    const before = [...rows];
    sortRows(rows, { field: 'name', direction: 'asc' });
    expect(rows).toEqual(before);
  });
});

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [57, 6],
  [60, 6],
  [10_000, 1000],
])('%d employees fill %d pages of ten (decision 17)', (rows, pages) => {
  expect(pageCount(rows, 10)).toBe(pages);
});
