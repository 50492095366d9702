import { compareIds, isUsableId } from './ids';

test.each(['employee-001', '7', '...', 'a/b', '%', '?', ' ', 'é', '😀', '__proto__'])(
  '%p is an id, however it looks',
  (id) => {
    expect(isUsableId(id)).toBe(true);
  },
);

test.each([[''], ['.'], ['..'], ['\ud83d'], [7], [null], [undefined], [['a']], [{ _id: 'a' }]])(
  '%p is none',
  (value) => {
    expect(isUsableId(value)).toBe(false);
  },
);

test('ids are in the order of their code units, and the same is equal', () => {
  expect(['b', 'a', 'B', 'a10', 'a9'].sort(compareIds)).toEqual(['B', 'a', 'a10', 'a9', 'b']);
  expect(compareIds('a', 'a')).toBe(0);
  expect(compareIds('a', 'b')).toBe(-1);
  expect(compareIds('b', 'a')).toBe(1);
});
