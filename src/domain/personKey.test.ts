import { personKey } from './personKey';

test.each([
  [{ _id: 'a', email: 'b', name: 'c' }, 'a'],
  [{ _id: ' ', email: 'b', name: 'c' }, 'b'],
  [{ email: null, name: 'c' }, 'c'],
  [{ name: '' }, undefined],
  [null, undefined],
])('%j is known by %j', (person, key) => {
  expect(personKey(person)).toBe(key);
});
