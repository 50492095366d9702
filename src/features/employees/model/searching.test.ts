import { buildEmployee } from '../../../../mocks/db/builders';
import { nobody } from '../../../../test/values/nobody';
import { createSearch } from './searching';

describe('the search', () => {
  const employees = [
    buildEmployee({ _id: 'grace' }),
    buildEmployee({
      ...nobody,
      _id: 'jose',
      name: 'José Muñoz',
      email: 'jm@example.com',
      role: 'Manager',
    }),
    buildEmployee({ ...nobody, _id: 'none' }),
  ];
  const everybody = Uint32Array.of(0, 1, 2);
  const idsAt = (places: Uint32Array) => Array.from(places, (place) => employees[place]?._id);
  const found = (text: string) => idsAt(createSearch(employees)(everybody, text));

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
    ['grace jm', []],
    ['undefined', []],
    ['N/A', []],
    ['.*', []],
    ['', ['grace', 'jose', 'none']],
    [' \t', ['grace', 'jose', 'none']],
  ])('%p, in any field, case and order of words, finds %p (spec decision 29)', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  test('an empty one leaves the rows as they are', () => {
    expect(createSearch(employees)(everybody, '')).toBe(everybody);
  });

  test('it finds in the order that is asked for', () => {
    const search = createSearch(employees);
    const backwards = Uint32Array.of(2, 1, 0);
    expect(idsAt(search(backwards, '0'))).toEqual(['none', 'jose', 'grace']);
    expect(idsAt(search(everybody, '0'))).toEqual(['grace', 'jose', 'none']);
  });
});
