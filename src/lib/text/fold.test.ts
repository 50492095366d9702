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
])('%p is the same as %p', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test.each([
  ['o', 'a'],
  ['Σ', 'S'],
  ['ل', 'ن'],
])('%p is not the same as %p', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

test('words are what stands between blanks', () => {
  expect(searchWords('  Bianchi\u3000Mario ')).toEqual(['bianchi', 'mario']);
  expect(searchWords(' \n')).toEqual([]);
});
