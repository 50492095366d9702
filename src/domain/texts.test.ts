import { isBlank, withoutBlankEnds, withoutInvisible, withoutInvisibleEnds } from './texts';

test.each([
  ['an empty text', ''],
  ['a space', ' '],
  ['a tab and line breaks', '\t\r\n'],
  ['non-breaking spaces', '\u00a0\u202f'],
  ['an ideographic space', '\u3000'],
  ['control characters', '\0\x07\x1b'],
  ['zero-width characters', '\u200b\u200d\ufeff'],
  ['direction marks', '\u200f\u202e\u2066'],
  ['a soft hyphen', '\u00ad'],
  ['a Hangul filler', '\u3164'],
  ['tag characters', '\u{e0061}\u{e007f}'],
  ['two million zero-width characters', '\u200b'.repeat(2e6)],
])('`isBlank` is true for %s', (_name, text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', ' a ', '.', '\u202eevil', '王', '😀', '👩‍🔬', '\ud83d', '\ufffd', '_'])(
  '`isBlank` is false for %p',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);

test.each([
  ['zero-width spaces', '\u200bAda\u200b'],
  ['an embedding', '\u202aAda\u202c'],
  ['isolation marks', '\u2068Ada\u2069'],
  ['direction marks', '\u200eAda\u200f\u061c'],
  ['a byte order mark and a word joiner', '\ufeffAda\u2060'],
  ['soft hyphens and joiners', '\u00adAda\u200c\u200d'],
  ['a million zero-width spaces', `${'\u200b'.repeat(1e6)}Ada${'\u200b'.repeat(1e6)}`],
])('invisible characters at the ends of a text are removed: %s', (_name, text) => {
  expect(withoutInvisible(text)).toBe('Ada');
  expect(withoutInvisibleEnds(text)).toBe('Ada');
  expect(withoutBlankEnds(` ${text}\n`)).toBe('Ada');
});

test.each([
  ['a family emoji', 'Ada 👩‍👩‍👧 King'],
  ['a coloured heart at the end', 'Ada ❤\ufe0f'],
  ['a flag of tags at the end', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['a joiner within a word', 'علی\u200cرضا'],
  ['a million zero-width spaces inside', `a${'\u200b'.repeat(1e6)}b`],
])('a text with %s is not changed', (_name, text) => {
  expect(withoutInvisibleEnds(text)).toBe(text);
  expect(withoutBlankEnds(text)).toBe(text);
});

test('only `withoutBlankEnds` removes spaces and line breaks at the ends', () => {
  expect(withoutInvisibleEnds('\ufeff\t- one\n')).toBe('\t- one\n');
  expect(withoutBlankEnds('\u00a0\u200b Ada \u200b\u3000')).toBe('Ada');
  expect(withoutInvisible(' a\u200bda@exam\u00adple.com')).toBe(' ada@example.com');
});
