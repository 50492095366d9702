import { buildEmployee } from '../../../../mocks/db/builders';
import { noOptionalFields } from '../../../../test/values/noOptionalFields';
import { english } from '../../../../test/app/english';
import { createI18n } from '../../../i18n/createI18n';
import messages from '../../../i18n/messages/en.json';
import { createSearch } from './searching';

describe('the search', () => {
  const employees = [
    buildEmployee({ _id: 'grace' }),
    buildEmployee({
      ...noOptionalFields,
      _id: 'jose',
      name: 'José Muñoz',
      email: 'jm@example.com',
      role: 'Manager',
    }),
    buildEmployee({ ...noOptionalFields, _id: 'none' }),
  ];
  const everybody = [0, 1, 2];
  const idsAt = (places: number[]) => places.map((place) => employees[place]?._id);
  const matchesOf = (text: string) =>
    idsAt(createSearch(english, employees)(everybody, text).indexes);

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
    ['jose', ['jose']],
    ['MUÑ', ['jose']],
    ['hopper grace', ['grace']],
    ['munoz manager', ['jose']],
    ['  hopper  ', ['grace']],
    ['grace jm', []],
    // This text spans two fields.
    ['example.commanager', []],
    ['undefined', []],
    ['N/A', []],
    ['.*', []],
    ['', ['grace', 'jose', 'none']],
    [' \t', ['grace', 'jose', 'none']],
  ])('%p finds %p in any field, case and word order', (text, ids) => {
    expect(matchesOf(text)).toEqual(ids);
  });

  test('an empty search returns all rows unchanged', () => {
    expect(createSearch(english, employees)(everybody, '').indexes).toBe(everybody);
  });

  test('the results have the order of the input', () => {
    const search = createSearch(english, employees);
    const backwards = [2, 1, 0];
    expect(idsAt(search(backwards, '0').indexes)).toEqual(['none', 'jose', 'grace']);
    expect(idsAt(search(everybody, '0').indexes)).toEqual(['grace', 'jose', 'none']);
  });
});

describe('a field that contains the whole text takes precedence', () => {
  const hired = '2019-01-01T00:00:00Z';
  const employees = ['Person 01', 'Person 02', '01 Person', 'José  01'].map((name, index) =>
    buildEmployee({
      ...noOptionalFields,
      _id: name,
      name,
      age: 71,
      hireDate: hired,
      email: `p${index}@a.b`,
    }),
  );
  const search = createSearch(english, employees);
  const matchesOf = (text: string) => {
    const { indexes: places, terms } = search([...employees.keys()], text);
    return [places.map((place) => employees[place]?._id), terms];
  };

  test.each([
    ['person 01', ['Person 01'], ['person 01']],
    [' PERSÓN 01 ', ['Person 01'], ['person 01']],
    ['rson 0', ['Person 01', 'Person 02'], ['rson 0']],
    ['josé  01', ['José  01'], ['jose  01']],
    ['71', employees.map(({ _id }) => _id), ['71']],
  ])('%j finds %j', (text, ids, terms) => {
    expect(matchesOf(text)).toEqual([ids, terms]);
  });

  test.each([
    ['02 person', ['Person 02'], ['02', 'person']],
    ['person  02', ['Person 02'], ['person', '02']],
    ['jose 01', ['José  01'], ['jose', '01']],
    ['2019 p1@a', ['Person 02'], ['2019', 'p1@a']],
    // The table does not show the age.
    ['person 71', [], ['person', '71']],
    ['nobody', [], ['nobody']],
    ['nobody here', [], ['nobody', 'here']],
  ])('without such a field, the words of %j find %j', (text, ids, terms) => {
    expect(matchesOf(text)).toEqual([ids, terms]);
  });
});

test('the search finds a role by its name in the language of the page', () => {
  const roles = { ...messages.roles, Manager: 'Führungskraft' };
  const german = createI18n('de', { ...messages, roles } as typeof messages);
  const search = createSearch(german, [buildEmployee({ ...noOptionalFields, role: 'Manager' })]);
  expect(search([0], 'fuhrung').indexes).toEqual([0]);
  expect(search([0], 'manager').indexes).toEqual([]);
});

const many = (length: number) => Array.from({ length }, String);

describe('the search finds a hire date and a count in their displayed format', () => {
  const employees = [
    buildEmployee({
      ...noOptionalFields,
      name: 'Grace',
      hireDate: '2021-03-01',
      evaluations: many(1_200),
    }),
    buildEmployee({ ...noOptionalFields, name: 'Mario', hireDate: '2021-03-01T08:30:00' }),
    buildEmployee({ ...noOptionalFields, name: 'N/A 5', hireDate: 'soon' }),
  ];
  const german = createI18n('de', messages);
  const egyptian = createI18n('ar-EG', messages);

  test.each([
    [english, 'Mar 1, 2021', ['Grace', 'Mario']],
    [english, 'mar 1', ['Grace', 'Mario']],
    [english, 'march 1', []],
    // The words can be in any order.
    [english, '2021 mar', ['Grace', 'Mario']],
    [english, 'grace 1, 2021', ['Grace']],
    [english, '2021-03-01', ['Grace', 'Mario']],
    [english, '1,200', ['Grace']],
    [english, '1200', ['Grace']],
    // A text without a digit matches names, but no dates.
    [english, 'mar', ['Mario']],
    [english, 'n/a 1', []],
    [german, '01.03.2021', ['Grace', 'Mario']],
    [german, '1.200', ['Grace']],
    [german, '1,200', []],
    [egyptian, '٠١/٠٣/٢٠٢١', ['Grace', 'Mario']],
    [egyptian, egyptian.date('2021-03-01'), ['Grace', 'Mario']],
    [egyptian, '١٬٢٠٠', ['Grace']],
  ])('%#: %j finds %j', (i18n, text, names) => {
    const { indexes: places } = createSearch(i18n, employees)([0, 1, 2], text);
    expect(places.map((place) => employees[place]?.name)).toEqual(names);
  });
});

test.each([
  ['Sinéad O’Brien', "o'brien"],
  ["Sinéad O'Brien", 'O’Brien'],
  ['Anne-Marie', 'anne\u2011marie'],
  ['Anne-Marie', 'Anne–Marie'],
  ['Jo "Jay" Kim', '“jay”'],
  ['Ada King', 'A\u00adda\u200c Ki\u200bng'],
  ['Ada King', '\u2068Ada King\u2069'],
  ['A\u200bda', 'ada'],
])('the name %j matches the search %j', (name, text) => {
  const search = createSearch(english, [buildEmployee({ ...noOptionalFields, name })]);
  expect(search([0], text).indexes).toEqual([0]);
});
