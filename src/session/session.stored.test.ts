import { createSessionStore } from './session';

const SIGNED_OUT = { token: null, role: null };
const LONG = 'x'.repeat(20_000);

test.each([
  ['of a usual form', 'abc.def.ghi', true],
  ['with the signs of Base64', 'a+b/c==', true],
  ['of one letter', 'a', true],
  ['of 20,000 characters', LONG, true],
  ['that looks like a number', '0', true],
  ['that looks like markup', '<script>alert(1)</script>', true],
  ['that is a word without meaning', 'undefined', true],
  ['that looks like JSON', '{"token":"abc"}', true],
  ['of no characters', '', false],
  ['of blanks', '   ', false],
  ['with a blank', 'abc def', false],
  ['with blanks around it', ' abc ', false],
  ['with a tab', 'abc\tdef', false],
  ['with a line break', 'abc\ndef', false],
  ['with a header of its own', 'abc\r\nX-Evil: 1', false],
  ['with a line break at its end', 'abc\n', false],
  ['with no character', 'abc\0', false],
  ['with other letters', 'äbc', false],
  ['with a character of no width', 'abc\u200b', false],
  ['with a mark of direction', '\u202eabc', false],
  ['with a line separator', 'abc\u2028', false],
  ['with an emoji', 'abc😀', false],
  ['with half a character', 'abc\ud83d', false],
  ['with a delete character', 'abc\x7f', false],
  ['that was an object', '[object Object]', false],
])('a token %s is taken from the storage, or is none', (_form, token, isTaken) => {
  localStorage.setItem('token', token);
  localStorage.setItem('role', 'Manager');
  const { get } = createSessionStore();
  expect(get()).toEqual(isTaken ? { token, role: 'Manager' } : SIGNED_OUT);
});

test.each([
  ['of other letters', 'admin'],
  ['unknown', 'Boss'],
  ['with blanks around it', ' Admin '],
  ['with a line break', 'Admin\n'],
  ['with a second line', 'Admin\r\nManager'],
  ['of two', 'Admin,Manager'],
  ['with a character of no width', 'Admin\u200b'],
  ['of letters that look the same', 'Аdmin'],
  ['in quotes', '"Admin"'],
  ['in a list', '["Admin"]'],
  ['in an object', '{"role":"Admin"}'],
  ['that was an object', '[object Object]'],
  ['of nothing', ''],
  ['that is null', 'null'],
  ['that is undefined', 'undefined'],
  ['that is true', 'true'],
  ['that is a number', '1'],
  ['that every object has', '__proto__'],
  ['that every list has', 'length'],
  ['of 20,000 characters', LONG],
])('a role %s is none', (_form, role) => {
  localStorage.setItem('token', 'abc');
  localStorage.setItem('role', role);
  expect(createSessionStore().get()).toEqual({ token: 'abc', role: null });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a number', 1],
  ['true', true],
  ['a list', ['Admin']],
  ['an object', { role: 'Admin' }],
  ['an object that reads as one', { toString: () => 'Admin' }],
])('a role that is %s is none when somebody signs in', (_type, role) => {
  const store = createSessionStore();
  store.signIn('abc', role);
  expect(store.get()).toEqual({ token: 'abc', role: null });
  expect(localStorage.getItem('role')).toBeNull();
});
