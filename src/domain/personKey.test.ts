import { personKey } from './personKey';

test.each([
  [{ _id: 'a', email: 'b', name: 'c' }, 'a'],
  [{ _id: ' ', email: 'b', name: 'c' }, 'b'],
  [{ email: null, name: 'c' }, 'c'],
  [{ name: '' }, undefined],
  [null, undefined],
])('the key of %j is %j', (person, key) => {
  expect(personKey(person)).toBe(key);
});
