import { fold, searchWords } from './fold';

test.each([
  ['muller', 'Müller'],
  ['ipek', 'İpek'],
  ['ipek', 'ıpek'],
  ['ISIK', 'Işık'],
  ['strasse', 'Straße'],
  ['STRASSE', 'STRAẞE'],
  ['ada', 'Ａｄａ'],
  ['１２', '12'],
  ['lukasz', 'Łukasz'],
  ['oedipe', 'Œdipe'],
  ['dordevic', 'Đorđević'],
  ['gud', 'guð'],
  ['hamrun', 'Ħamrun'],
  ['tuoddar', 'ŧuoddar'],
  ['soren', 'Søren'],
  ['aegir', 'Ægir'],
  ['thor', 'Þór'],
  ['fi', 'ﬁ'],
  ['ΟΔΟΣ', 'οδός'],
  ['σ', 'ς'],
  ['ё', 'Е'],
  ['JOSE\u0301', 'Jos\u00e9'],
  ['が', 'か'],
  ['ｶﾞ', 'カ'],
  ['٤٢', '42'],
  ['احمد', 'أحمد'],
  ['ايمان', 'إيمان'],
  ['الاء', 'آلاء'],
  ['محمد', 'مُحَمَّد'],
  ['محمد', 'محـــمد'],
  ['موسي', 'موسى'],
  ['فاطمه', 'فاطمة'],
  ["o'brien", 'O’Brien'],
  ["o'brien", 'O‘Brien'],
  ["o'brien", 'Oʼbrien'],
  ["o'brien", 'O´Brien'],
  ["o'brien", 'O`Brien'],
  ["o'brien", 'O\u2032Brien'],
  ["o'brien", 'O＇Brien'],
  ['"jo"', '“Jo”'],
  ['"jo"', '„Jo‟'],
  ['"jo"', '«Jo»'],
  ['"jo"', '\u2033Jo＂'],
  ['anne-marie', 'Anne\u2010Marie'],
  ['anne-marie', 'Anne\u2011Marie'],
  ['anne-marie', 'Anne–Marie'],
  ['anne-marie', 'Anne—Marie'],
  ['anne-marie', 'Anne−Marie'],
  ['anne-marie', 'Anne－Marie'],
  ['annemarie', 'Anne\u00adMarie'],
  ['علیرضا', 'علی\u200cرضا'],
  ['ada', 'A\u200bd\u2060a\ufeff'],
  ['ada', '\u2068Ada\u2069'],
  ['ada', '\u202aAda\u202c\u200e'],
  ['👩👩👧', '👩‍👩‍👧'],
])('%p matches %p', (text, otherText) => {
  expect(fold(text)).toBe(fold(otherText));
});

test.each([
  ['o', 'a'],
  ['Σ', 'S'],
  ['ل', 'ن'],
  // These signs are not normalised to each other.
  ['"', "'"],
  ['-', '_'],
  ['カード', 'カ-ド'],
])('%p does not match %p', (text, otherText) => {
  expect(fold(text)).not.toBe(fold(otherText));
});

test('words are separated by blanks', () => {
  expect(searchWords('  Bianchi\u3000Mario ')).toEqual(['bianchi', 'mario']);
  expect(searchWords(' \n')).toEqual([]);
  expect(searchWords(' \u200b\u2068\u2069 ')).toEqual([]);
  expect(searchWords('\u2068Mario\u2069 \u200bBianchi')).toEqual(['mario', 'bianchi']);
});
