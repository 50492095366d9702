import { isToken } from './tokens';

test.each([
  ['!', true],
  ['eyJ.a-b_c~', true],
  ['', false],
  ['two words', false],
  [' a', false],
  ['a\n', false],
  ['\u007f', false],
  ['ä', false],
  [7, false],
  [['a'], false],
  [null, false],
])('%j can be sent in a header: %s', (value, isSent) => {
  expect(isToken(value)).toBe(isSent);
});
