import { initials } from './initials';

test.each([
  ['Grace Hopper', 'GH'],
  ['grace brewster murray hopper', 'GH'],
  ['Madonna', 'M'],
  ['  Ana   de  la Cruz ', 'AC'],
  ['Élise Ørsted', 'ÉØ'],
  ['E\u0301lise', 'E\u0301'],
  ['Анна Каренина', 'АК'],
  ['王小明', '王'],
  ['محمد علي', 'م'],
  ["'Jo' O’Neill-Smith (Admin)", 'JO'],
  ['Ann Example (ann@example.com)', 'AE'],
  ['ßen Ærø', 'SÆ'],
  ['Ada 王', 'A'],
  ['4711', ''],
  ['👩🏽‍💻 Kim', 'K'],
  ['', ''],
  ['\ud800', ''],
])('%j has the initials %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('a name of a million letters has initials, too', () => {
  expect(initials('x'.repeat(1_000_000))).toBe('X');
  // Only the beginning of a name is read.
  expect(initials(`Ada${' '.repeat(1_000)}Lovelace`)).toBe('A');
});
