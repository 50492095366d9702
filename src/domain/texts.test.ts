import { isBlank, withoutBlankEnds, withoutInvisible, withoutInvisibleEnds } from './texts';

test.each([
  ['nothing', ''],
  ['a space', ' '],
  ['a tab and line breaks', '\t\r\n'],
  ['spaces that do not break', '\u00a0\u202f'],
  ['an ideographic space', '\u3000'],
  ['control characters', '\0\x07\x1b'],
  ['characters of no width', '\u200b\u200d\ufeff'],
  ['marks of direction', '\u200f\u202e\u2066'],
  ['a soft hyphen', '\u00ad'],
  ['a filler', '\u3164'],
  ['tag characters', '\u{e0061}\u{e007f}'],
  ['two million characters of no width', '\u200b'.repeat(2e6)],
])('%s is nothing to read', (_name, text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', ' a ', '.', '\u202eevil', '王', '😀', '👩‍🔬', '\ud83d', '\ufffd', '_'])(
  '%p is something to read',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);

test.each([
  ['zero-width spaces', '\u200bAda\u200b'],
  ['an embedding', '\u202aAda\u202c'],
  ['isolation marks', '\u2068Ada\u2069'],
  ['marks of direction', '\u200eAda\u200f\u061c'],
  ['a byte order mark and a word joiner', '\ufeffAda\u2060'],
  ['soft hyphens and joiners', '\u00adAda\u200c\u200d'],
  ['a million of them', `${'\u200b'.repeat(1e6)}Ada${'\u200b'.repeat(1e6)}`],
])('%s at the ends of a text are dropped', (_name, text) => {
  expect(withoutInvisible(text)).toBe('Ada');
  expect(withoutInvisibleEnds(text)).toBe('Ada');
  expect(withoutBlankEnds(` ${text}\n`)).toBe('Ada');
});

test.each([
  ['a family', 'Ada 👩‍👩‍👧 King'],
  ['a coloured heart at the end', 'Ada ❤\ufe0f'],
  ['a flag of tags at the end', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['a joiner within a word', 'علی\u200cرضا'],
  ['a long run inside', `a${'\u200b'.repeat(1e6)}b`],
])('%s stays as it is', (_name, text) => {
  expect(withoutInvisibleEnds(text)).toBe(text);
  expect(withoutBlankEnds(text)).toBe(text);
});

test('blanks at the ends stay where they are meant, and go where they are not', () => {
  expect(withoutInvisibleEnds('\ufeff\t- one\n')).toBe('\t- one\n');
  expect(withoutBlankEnds('\u00a0\u200b Ada \u200b\u3000')).toBe('Ada');
  expect(withoutInvisible(' a\u200bda@exam\u00adple.com')).toBe(' ada@example.com');
});
