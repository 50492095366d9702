import { buildEmployee } from '../../../../mocks/db/builders';
import { nobody } from '../../../../test/values/nobody';
import { createOrder, type EmployeeSorting } from './sorting';

describe('sorting', () => {
  const employees = [
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
  ];
  const sort = createOrder(employees);
  const order = (sorting: EmployeeSorting | undefined) =>
    sort(sorting).map((place) => employees[place]?._id);

  test.each([
    ['name', ['agnes', 'bo', 'sam', 'zoe', 'nobody'], ['zoe', 'sam', 'bo', 'agnes', 'nobody']],
    ['email', ['bo', 'agnes', 'sam', 'zoe', 'nobody'], ['zoe', 'sam', 'agnes', 'bo', 'nobody']],
    ['position', ['bo', 'agnes', 'zoe', 'nobody', 'sam'], ['agnes', 'zoe', 'bo', 'nobody', 'sam']],
    ['role', ['bo', 'agnes', 'zoe', 'sam', 'nobody'], ['zoe', 'agnes', 'bo', 'sam', 'nobody']],
    ['hireDate', ['agnes', 'bo', 'zoe', 'nobody', 'sam'], ['bo', 'zoe', 'agnes', 'nobody', 'sam']],
    [
      'totalEvaluations',
      ['agnes', 'bo', 'zoe', 'nobody', 'sam'],
      ['zoe', 'bo', 'agnes', 'sam', 'nobody'],
    ],
  ] as const)(
    'by %s: ascending and descending, the missing last both ways, equals by id',
    (field, asc, desc) => {
      expect(order({ field, isDescending: false })).toEqual(asc);
      expect(order({ field, isDescending: true })).toEqual(desc);
    },
  );

  test('different positions that count as equal are ordered by role', () => {
    const people = [
      buildEmployee({ _id: 'one', position: 'Level 01', role: 'Manager' }),
      buildEmployee({ _id: 'two', position: 'Level 1', role: 'Admin' }),
      buildEmployee({ _id: 'three', position: 'Level 01', role: 'Employee' }),
    ];
    const byRole = createOrder(people)({ field: 'role', isDescending: false });
    expect(byRole.map((place) => people[place]?._id)).toEqual(['two', 'three', 'one']);
  });

  test('a number of evaluations is ordered by its value, and a blank text is missing', () => {
    const people = [
      buildEmployee({ _id: 'nine', name: ' ', evaluations: Array.from({ length: 9 }) }),
      buildEmployee({ _id: 'twelve', name: 'Bo', evaluations: Array.from({ length: 12 }) }),
      buildEmployee({ _id: 'two', name: 'Al', evaluations: Array.from({ length: 2 }) }),
    ];
    const by = (field: 'name' | 'totalEvaluations', isDescending: boolean) =>
      createOrder(people)({ field, isDescending }).map((place) => people[place]?._id);
    expect(by('totalEvaluations', false)).toEqual(['two', 'nine', 'twelve']);
    expect(by('name', false)).toEqual(['two', 'twelve', 'nine']);
    expect(by('name', true)).toEqual(['twelve', 'two', 'nine']);
  });

  test('the order of the server stands until a header is pressed', () => {
    expect(order(undefined)).toEqual(['nobody', 'zoe', 'agnes', 'bo', 'sam']);
  });
});
