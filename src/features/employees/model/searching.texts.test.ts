import { buildEmployee } from '../../../../mocks/db/builders';
import { HOSTILE_TEXTS } from '../../../../test/values/hostileTexts';
import { english } from '../../../../test/app/english';
import { createSearch } from './searching';

const LONG = 'x'.repeat(20_000);
const names = [...HOSTILE_TEXTS, LONG, 'plain'];
const employees = names.map((name, index) => buildEmployee({ _id: String(index), name }));
const everybody = [...employees.keys()];
const search = createSearch(english, employees);
const matchesOf = (text: string) => search(everybody, text).indexes.map((place) => names[place]);

test.each([...HOSTILE_TEXTS, 'plain'])('the search takes %p literally', (text) => {
  expect(matchesOf(text)).toContain(text);
  expect(matchesOf(text)).not.toContain(text === 'plain' ? LONG : 'plain');
});

test.each(['pl.*n', '[a-z]', '^plain$', 'p.ain', 'p_ain', 'pl%', '\\w', 'x'.repeat(20_001)])(
  '%#. the search does not interpret a pattern',
  (text) => {
    expect(matchesOf(text)).toEqual([]);
  },
);

test('the search accepts 20,000 characters', () => {
  expect(matchesOf(LONG)).toEqual([LONG]);
});
