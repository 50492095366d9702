import { HOSTILE_TEXTS } from '../../../test/values/hostileTexts';
import { withoutForbiddenCharacters } from './forbiddenCharacters';

test.each([
  ['control characters', 'A\0\x01\x08\x0b\x0c\x1f\x1bB', 'AB'],
  ['half a character', 'Ada \ud83d!', 'Ada !'],
  ['the other half', '\ude00Ada', 'Ada'],
  ['halves in the wrong order', '\ude00\ud83d', ''],
  ['what is no character', 'A\ufffeB\uffff', 'AB'],
  ['a million halves', '\ud83d'.repeat(1e6), ''],
])('%s are dropped', (_what, text, held) => {
  expect(withoutForbiddenCharacters(text)).toBe(held);
});

test.each(['\t- one\r\n\t- two\n', '😀\u{10fffd}', 'A\x7f\x85\ufffd', '\u202egnp.exe', '👩‍🔬'])(
  '%j stays as it is',
  (text) => {
    expect(withoutForbiddenCharacters(text)).toBe(text);
  },
);

test('every text is one of XML then', () => {
  for (const text of HOSTILE_TEXTS) {
    const document = new DOMParser().parseFromString('<text/>', 'application/xml');
    document.documentElement.textContent = text;
    const xml = withoutForbiddenCharacters(new XMLSerializer().serializeToString(document));
    const read = new DOMParser().parseFromString(xml, 'application/xml');
    expect(read.documentElement.textContent).toBe(withoutForbiddenCharacters(text));
  }
});
