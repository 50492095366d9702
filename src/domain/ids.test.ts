import { compareIds, isUsableId } from './ids';

test.each(['employee-001', '7', '...', 'a/b', '%', '?', ' ', 'é', '😀', '__proto__'])(
  '%p is a usable id',
  (id) => {
    expect(isUsableId(id)).toBe(true);
  },
);

test.each([[''], ['.'], ['..'], ['\ud83d'], [7], [null], [undefined], [['a']], [{ _id: 'a' }]])(
  '%p is not a usable id',
  (value) => {
    expect(isUsableId(value)).toBe(false);
  },
);

test('ids are ordered by their code units, and two equal ids compare as 0', () => {
  expect(['b', 'a', 'B', 'a10', 'a9'].sort(compareIds)).toEqual(['B', 'a', 'a10', 'a9', 'b']);
  expect(compareIds('a', 'a')).toBe(0);
  expect(compareIds('a', 'b')).toBe(-1);
  expect(compareIds('b', 'a')).toBe(1);
});
