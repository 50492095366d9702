import { buildEmployee } from '../../../../mocks/db/builders';
import { nobody } from '../../../../test/nobody';
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
  const found = (text: string) => idsAt(createSearch(employees).find(everybody, text));

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
    expect(createSearch(employees).find(everybody, '')).toBe(everybody);
  });

  test('text after text finds what each finds alone, in the order that is asked for', () => {
    const { find } = createSearch(employees);
    const texts = ['g', 'gr', 'gra', 'g', 'jo', 'josé', 'jos', 'example', 'xample.c', '0', '36'];
    for (const text of texts)
      expect([text, idsAt(find(everybody, text))]).toEqual([text, found(text)]);
    const backwards = Uint32Array.of(2, 1, 0);
    expect(idsAt(find(backwards, '0'))).toEqual(['none', 'jose', 'grace']);
    expect(idsAt(find(everybody, '0'))).toEqual(['grace', 'jose', 'none']);
  });

  test('it works ahead as long as there is time', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => buildEmployee({ _id: String(index) }));
    const { prepare } = createSearch(many);
    let slices = 1;
    while (prepare(() => 0) === 'more') slices += 1;
    expect(slices).toBe(5);
    expect(createSearch(many).prepare(() => 10)).toBe('done');
  });
});
