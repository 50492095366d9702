import { isUsableId } from './ids';

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
