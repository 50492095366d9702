import { tableText } from './copiedTable';

test.each([
  [
    'cells in one line',
    [
      ['Ann \n Example', 'a\tb'],
      [' Ben', ''],
    ],
    'Ann Example\ta b\nBen\t',
  ],
  [
    'no columns without text',
    [
      ['', 'Ann', ' ', '7'],
      ['\n', 'Ben', '', ''],
    ],
    'Ann\t7\nBen\t',
  ],
])('a copied table has %s', (_what, rows, text) => {
  expect(tableText(rows)).toBe(text);
});
