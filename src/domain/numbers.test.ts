import { parseDecimal, stepped } from './numbers';

test.each([
  ['7', 7],
  ['0', 0],
  ['-1', -1],
  ['7.5', 7.5],
  ['007', 7],
  ['  10 ', 10],
  ['\u202a10\u202c', 10],
  ['-\u00ad7.5\u200b', -7.5],
  ['17.999', 17.999],
])('%p is plain decimal notation', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});

test.each([
  '0x18',
  '1e2',
  'Infinity',
  '-Infinity',
  'NaN',
  '+7',
  '7.',
  '.5',
  '1,5',
  '1 000',
  '1_000',
  '7 years',
  '--7',
  '٧',
  '9'.repeat(400),
])('%p is not a number', (text) => {
  expect(parseDecimal(text)).toBeNaN();
});

test.each(['', ' ', '\t\n', '\u200b \u2068'])(
  'the blank text %p is undefined, not zero',
  (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  },
);

test.each([
  ['8.2', 7.2, 9.2],
  ['4.35', 3.35, 5.35],
  ['1.1', 0.1, 2.1],
  [' 7.5 ', 6.5, 8.5],
  [`8.2${' '.repeat(30)}`, 7.2, 9.2],
  ['9', 8, 10],
  ['', -1, 1],
  [`0.${'0'.repeat(200)}`, -1, 1],
  ['ten', 3, 3],
])('%j is %d one step down, and %d one step up', (text, down, up) => {
  expect([stepped(text, -1, 3), stepped(text, 1, 3)]).toEqual([down, up]);
});
