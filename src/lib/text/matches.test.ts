import { HOSTILE_TEXTS } from '../../../test/values/hostileTexts';
import { searchWords } from './fold';
import { splitMatches } from './matches';

/** Returns the text with its matches in brackets. */
const marked = (text: string, search: string) =>
  splitMatches(text, searchWords(search))
    .map((part, index) => (index % 2 === 1 ? `[${part}]` : part))
    .join('');

test.each([
  ['Mario Bianchi', 'bianchi mar', '[Mar]io [Bianchi]'],
  ['Mario Bianchi', 'i', 'Mar[i]o B[i]anch[i]'],
  ['Mario Bianchi', 'mari ario', '[Mario] Bianchi'],
  ['Mario Bianchi', 'io b', 'Mar[io] [B]ianchi'],
  ['Mario', 'mario', '[Mario]'],
  ['Mario', '', 'Mario'],
  ['Mario', 'x', 'Mario'],
  ['', 'x', ''],
  ['aaaa', 'aa', '[aaaa]'],
  ['a.b*c', '.b*', 'a[.b*]c'],
])('the text %s is split at the matches of %s', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

test.each([
  ['Zoë Müller', 'muller', 'Zoë [Müller]'],
  // The accent is a separate character.
  ['Zoe\u0308 Mu\u0308ller', 'zoe mu', '[Zoe\u0308] [Mu\u0308]ller'],
  ['Große Straße 1', 'strasse', 'Große [Straße] 1'],
  ['Straße', 'ras', 'St[raß]e'],
  ['Łukasz Wójcik', 'lukasz', '[Łukasz] Wójcik'],
  ['İzmir', 'i', '[İ]zm[i]r'],
  ['Ὀδυσσεύς', 'οδυσσευσ', '[Ὀδυσσεύς]'],
  ['ﬁne', 'f', '[ﬁ]ne'],
  ['أُسَامَة حداد', 'اسامه', '[أُسَامَة] حداد'],
  ['ＷＩＤＥ', 'id', 'Ｗ[ＩＤ]Ｅ'],
  ['한국', 'ㅎ', '[한]국'],
  ['👩‍👩‍👧 Ada', 'ada', '👩‍👩‍👧 [Ada]'],
  ['😀😀', '😀', '[😀😀]'],
  ['שלום', 'לו', 'ש[לו]ם'],
  ['Sinéad O’Brien', "o'brien", 'Sinéad [O’Brien]'],
  ["Sinéad O'Brien", 'O´Brien', "Sinéad [O'Brien]"],
  ['O`Brien', "'b", 'O[`B]rien'],
  ['say “hello” twice', '"hello"', 'say [“hello”] twice'],
  ['Anne–Marie\u2011Luise', 'marie-luise', 'Anne–[Marie\u2011Luise]'],
  ['Anne\u00adMarie Kim', 'annemarie', '[Anne\u00adMarie] Kim'],
  ['A\u200bd\u200ba L', 'da', 'A\u200b[d\u200ba] L'],
  ['by \u2068Ada\u2069, 2021', 'ada', 'by \u2068[Ada\u2069], 2021'],
  ['علی\u200cرضا کریمی', 'علیرضا', '[علی\u200cرضا] کریمی'],
  ['01\u200f/03\u200f/2021', '01/03', '[01\u200f/03\u200f]/2021'],
])('the text %s is split at the folded matches of %s', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

test('the joined parts are the whole text', () => {
  for (const text of HOSTILE_TEXTS) {
    for (const search of ['a', 'ss', ...HOSTILE_TEXTS]) {
      expect(splitMatches(text, searchWords(search)).join('')).toBe(text);
    }
  }
});

test('a long text of many accents is split quickly', () => {
  const text = 'é̂'.repeat(5_000);
  const start = performance.now();
  expect(splitMatches(text, ['e'.repeat(2_500), 'e', 'ee'])).toEqual(['', text]);
  expect(performance.now() - start).toBeLessThan(1_000);
});
