import { isBlank } from './texts';

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
