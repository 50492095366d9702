import { buildEmployee } from '../../../../mocks/db/builders';
import type { Employee } from '../../../api/contract';
import { english } from '../../../../test/app/english';
import { noOptionalFields } from '../../../../test/values/noOptionalFields';
import { ROLES } from '../../../domain/constants';
import { createI18n, type I18n } from '../../../i18n/createI18n';
import messages from '../../../i18n/messages/en.json';
import { createSorter, type EmployeeSorting } from './sorting';

describe('sorting', () => {
  const employees = [
    buildEmployee({ ...noOptionalFields, _id: 'nobody' }),
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
  const sort = createSorter(english, employees);
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
    '%s sorts in both directions, with missing values last and equal values by id',
    (field, asc, desc) => {
      expect(order({ field, isDescending: false })).toEqual(asc);
      expect(order({ field, isDescending: true })).toEqual(desc);
    },
  );

  test('hire dates with a time or an offset are sorted by the displayed day', () => {
    const noon = (day: number) => new Date(2021, 2, day, 12);
    const far = (time: Date) =>
      new Date(time.getTime() + 12 * 3_600_000).toISOString().replace('Z', '+12:00');
    const people = [
      buildEmployee({ _id: '5', hireDate: '2021-03-02' }),
      buildEmployee({ _id: '4', hireDate: '2021-03-01' }),
      buildEmployee({ _id: '3', hireDate: far(noon(1)) }),
      buildEmployee({ _id: '2', hireDate: '2021-03-01T23:59:59' }),
      buildEmployee({ _id: '1', hireDate: noon(2).toISOString() }),
    ];
    const byDate = createSorter(english, people)({ field: 'hireDate', isDescending: false });
    expect(byDate.map((place) => people[place]?._id)).toEqual(['2', '3', '4', '1', '5']);
  });

  test('different positions that compare as equal are sorted by role', () => {
    const people = [
      buildEmployee({ _id: 'one', position: 'Level 01', role: 'Manager' }),
      buildEmployee({ _id: 'two', position: 'Level 1', role: 'Admin' }),
      buildEmployee({ _id: 'three', position: 'Level 01', role: 'Employee' }),
    ];
    const byRole = createSorter(english, people)({ field: 'role', isDescending: false });
    expect(byRole.map((place) => people[place]?._id)).toEqual(['two', 'three', 'one']);
  });

  test('texts are sorted by the rules of the language, and roles by their translated names', () => {
    const roles = { Admin: 'Verwaltung', Manager: 'Führungskraft', Employee: 'Ärztin' };
    const german = createI18n('de', { ...messages, roles } as typeof messages);
    const swedish = createI18n('sv', messages);
    const people = ROLES.map((role) =>
      buildEmployee({ ...noOptionalFields, _id: role, name: role, role }),
    );
    const names = ['Zoe', 'Ärla', 'Bo'].map((name) => buildEmployee({ _id: name, name }));
    const sorted = (i18n: I18n, list: Employee[], field: 'name' | 'role') =>
      createSorter(i18n, list)({ field, isDescending: false }).map((place) => list[place]?._id);
    expect(sorted(german, people, 'role')).toEqual(['Employee', 'Manager', 'Admin']);
    expect(sorted(english, people, 'role')).toEqual(['Admin', 'Employee', 'Manager']);
    expect(sorted(german, names, 'name')).toEqual(['Ärla', 'Bo', 'Zoe']);
    expect(sorted(swedish, names, 'name')).toEqual(['Bo', 'Zoe', 'Ärla']);
  });

  test('a number of evaluations is sorted by its value, and a blank text counts as missing', () => {
    const people = [
      buildEmployee({ _id: 'nine', name: ' ', evaluations: Array.from({ length: 9 }) }),
      buildEmployee({ _id: 'twelve', name: 'Bo', evaluations: Array.from({ length: 12 }) }),
      buildEmployee({ _id: 'two', name: 'Al', evaluations: Array.from({ length: 2 }) }),
    ];
    const by = (field: 'name' | 'totalEvaluations', isDescending: boolean) =>
      createSorter(english, people)({ field, isDescending }).map((place) => people[place]?._id);
    expect(by('totalEvaluations', false)).toEqual(['two', 'nine', 'twelve']);
    expect(by('name', false)).toEqual(['two', 'twelve', 'nine']);
    expect(by('name', true)).toEqual(['twelve', 'two', 'nine']);
  });

  test('an order is computed only once, and another order does not change it', () => {
    const descending = sort({ field: 'role', isDescending: true });
    const kept = [...descending];
    sort({ field: 'role', isDescending: false });
    expect(sort({ field: 'role', isDescending: true })).toBe(descending);
    expect(descending).toEqual(kept);
    expect(sort(undefined)).toBe(sort(undefined));
  });

  test('without a sort order, employees keep the order of the server', () => {
    expect(order(undefined)).toEqual(['nobody', 'zoe', 'agnes', 'bo', 'sam']);
  });
});
