import './sheetjsGlobals';
import { read, type CellObject, type WorkBook } from 'sheetjs-style';
import { toWorkbook } from './workbook';

const COLUMNS = ['Name', 'Email', 'Score'];
const row = { Name: 'Ada', Email: 'ada@example.com', Score: 7 };

interface Unzipped extends WorkBook {
  files?: Record<string, { asUint8Array: () => Uint8Array }>;
}

/** Returns a file of the workbook, which must be well-formed XML in valid UTF-8. */
function part({ files = {} }: Unzipped, name: string): Document {
  const file = files[name];
  if (!file) throw new Error(`The workbook has no ${name}`);
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(file.asUint8Array());
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  const [failure] = parsed.getElementsByTagName('parsererror');
  if (failure) throw new Error(`${name}: ${failure.textContent}`);
  return parsed;
}

/** Returns a cell of the first employee as another program reads it, and as it is in the file. */
function written(values: object, address = 'A2') {
  const rows = [Object.values(Object.assign({ ...row }, values))];
  const bytes = toWorkbook({ name: 'Evaluations', columns: COLUMNS, rows });
  const book: Unzipped = read(bytes, { type: 'array', cellFormula: true, bookFiles: true });
  const sheet = part(book, 'xl/worksheets/sheet1.xml');
  const texts = part(book, 'xl/sharedStrings.xml').getElementsByTagName('t');
  const element = sheet.querySelector(`c[r="${address}"]`);
  const type = element?.getAttribute('t') ?? 'n';
  const value = element?.querySelector('v')?.textContent ?? '';
  const sheetCell: unknown = book.Sheets['Evaluations']?.[address];
  return {
    cell: Object.assign<Partial<CellObject>, unknown>({}, sheetCell),
    type,
    /** The text between the tags. */
    text: type === 's' ? (texts[Number(value)]?.textContent ?? '') : value,
    formulas: sheet.querySelectorAll('f, hyperlink').length,
  };
}

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\ufeff=1+1',
  '＝1+1',
  "'=1+1",
  '=cmd|"/c calc"!A0',
  '=HYPERLINK("https://evil.example","Click")',
  'https://evil.example',
  '</t></si><si><t>',
  ']]>',
  'TRUE',
  '00123',
  '2024-03-01',
  '_x0041_',
  '__proto__',
])('%p is written as a text cell, without a formula or link', (text) => {
  const { cell, type, formulas } = written({ Name: text });
  expect([type, cell.t, cell.v]).toEqual(['s', 's', text]);
  expect(cell).not.toHaveProperty('f');
  expect(cell).not.toHaveProperty('l');
  expect(formulas).toBe(0);
});

test.each([
  ['a lone surrogate', 'Ada \ud83d', 'Ada '],
  ['surrogates in the wrong order', '\ude00\ud83d', ''],
  ['noncharacters', 'A\ufffeB\uffff', 'AB'],
  ['control characters', 'A\0\x01\x08\x0b\x0c\x1bB', 'AB'],
  ['C1 control characters', 'A\x7f\x85\x9f', 'A\x7f\x85\x9f'],
  ['the longest text of a cell', 'x'.repeat(32_767), 'x'.repeat(32_767)],
  ['a text that is one character too long', 'x'.repeat(32_768), 'x'.repeat(32_767)],
  ['an emoji across the end of the cell', `${'x'.repeat(32_766)}😀`, 'x'.repeat(32_766)],
  ['an emoji at the end of the cell', `${'x'.repeat(32_765)}😀`, `${'x'.repeat(32_765)}😀`],
  ['a million lone surrogates', '\ud83d'.repeat(1e6), ''],
])('the file is valid with %s', (_what, text, read) => {
  const { cell, formulas } = written({ Name: text, Email: text });
  expect(cell).toMatchObject({ t: 's', v: read });
  expect(formulas).toBe(0);
});

test('a carriage return is escaped, and a text that looks like the escape is distinguished', () => {
  expect(written({ Name: 'A\x01\r' }).text).toBe('A_x000d_');
  expect(written({ Name: '_x0041_' }).text).toBe('_x005F_x0041_');
});

test.each([
  ['not a number', Number.NaN],
  ['infinite', Infinity],
  ['missing', undefined],
  ['null', null],
  ['a list', [1, 2]],
  ['a formula', { t: 'n', f: '1+1', v: 2 }],
  ['a link', { v: 'Grace', l: { Target: 'https://evil.example' } }],
  ['an object with its own `toString`', { toString: () => '=1+1' }],
])('a value that is %s is N/A in each column', (_what, value) => {
  for (const [name, address] of [
    ['Name', 'A2'],
    ['Score', 'C2'],
  ] as const) {
    const { cell, type, formulas } = written({ [name]: value }, address);
    expect([type, cell.t, cell.v]).toEqual(['s', 's', 'N/A']);
    expect(cell).not.toHaveProperty('f');
    expect(cell).not.toHaveProperty('l');
    expect(formulas).toBe(0);
  }
});
