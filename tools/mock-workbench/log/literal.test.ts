import { literal, quoted } from './literal';

test.each([
  ["it's", `"it's"`],
  ['say "hi"', `'say "hi"'`],
  [`it's "both"`, `'it\\'s "both"'`],
  ['two\nlines', `'two\\nlines'`],
])('%j is quoted as Prettier quotes it', (text, expected) => {
  expect(quoted(text)).toBe(expected);
});

test('a value stays in its line while it fits, and properties that are undefined are left out', () => {
  expect(literal({ _id: 'a', 'a-b': [1, null], left: undefined, none: {}, list: [] })).toBe(
    "{ _id: 'a', 'a-b': [1, null], none: {}, list: [] }",
  );
});

test('several objects of several parts take several lines', () => {
  const rules = [
    { answer: 'failure', failure: 500 },
    { answer: 'mock', delay: 0 },
  ];
  expect(literal({ rules })).toBe(
    [
      '{',
      '  rules: [',
      "    { answer: 'failure', failure: 500 },",
      "    { answer: 'mock', delay: 0 },",
      '  ],',
      '}',
    ].join('\n'),
  );
});

test('a text that is too long moves to the next line, except after a short key', () => {
  const text = 'x'.repeat(95);
  expect(literal({ message: text, note: text })).toBe(
    ['{', '  message:', `    '${text}',`, `  note: '${text}',`, '}'].join('\n'),
  );
});

test('a wide character counts twice', () => {
  const names = ['漢'.repeat(24), '字'.repeat(24)];
  expect(literal(names)).toBe(`[\n  '${names.join("',\n  '")}',\n]`);
  expect(literal(names.map((name) => 'e'.repeat(name.length)))).not.toContain('\n');
});
