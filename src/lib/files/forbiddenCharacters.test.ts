import { HOSTILE_TEXTS } from '../../../test/values/hostileTexts';
import { withoutForbiddenCharacters } from './forbiddenCharacters';

test.each([
  ['control characters', 'A\0\x01\x08\x0b\x0c\x1f\x1bB', 'AB'],
  ['a high surrogate alone', 'Ada \ud83d!', 'Ada !'],
  ['a low surrogate alone', '\ude00Ada', 'Ada'],
  ['surrogates in the wrong order', '\ude00\ud83d', ''],
  ['noncharacters', 'A\ufffeB\uffff', 'AB'],
  ['a million lone surrogates', '\ud83d'.repeat(1e6), ''],
])('forbidden characters are removed: %s', (_what, text, held) => {
  expect(withoutForbiddenCharacters(text)).toBe(held);
});

test.each(['\t- one\r\n\t- two\n', '😀\u{10fffd}', 'A\x7f\x85\ufffd', '\u202egnp.exe', '👩‍🔬'])(
  '%j is not changed',
  (text) => {
    expect(withoutForbiddenCharacters(text)).toBe(text);
  },
);

test('every text is valid XML afterwards', () => {
  for (const text of HOSTILE_TEXTS) {
    const document = new DOMParser().parseFromString('<text/>', 'application/xml');
    document.documentElement.textContent = text;
    const xml = withoutForbiddenCharacters(new XMLSerializer().serializeToString(document));
    const read = new DOMParser().parseFromString(xml, 'application/xml');
    expect(read.documentElement.textContent).toBe(withoutForbiddenCharacters(text));
  }
});
