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
])('%p is a text cell that says so, without formula or link', (text) => {
  const { cell, type, formulas } = written({ Name: text });
  expect([type, cell.t, cell.v]).toEqual(['s', 's', text]);
  expect(cell).not.toHaveProperty('f');
  expect(cell).not.toHaveProperty('l');
  expect(formulas).toBe(0);
});

test.each([
  ['half a character', 'Ada \ud83d', 'Ada '],
  ['halves in the wrong order', '\ude00\ud83d', ''],
  ['what is no character', 'A\ufffeB\uffff', 'AB'],
  ['control characters', 'A\0\x01\x08\x0b\x0c\x1bB', 'AB'],
  ['control characters of the upper range', 'A\x7f\x85\x9f', 'A\x7f\x85\x9f'],
  ['as much as a cell holds', 'x'.repeat(32_767), 'x'.repeat(32_767)],
  ['one character more', 'x'.repeat(32_768), 'x'.repeat(32_767)],
  ['an emoji over the end', `${'x'.repeat(32_766)}😀`, 'x'.repeat(32_766)],
  ['an emoji at the end', `${'x'.repeat(32_765)}😀`, `${'x'.repeat(32_765)}😀`],
  ['a million halves', '\ud83d'.repeat(1e6), ''],
])('%s do not spoil the file', (_what, text, read) => {
  const { cell, formulas } = written({ Name: text, Email: text });
  expect(cell).toMatchObject({ t: 's', v: read });
  expect(formulas).toBe(0);
});

test('a carriage return is written as the format says, and what looks like one is told apart', () => {
  expect(written({ Name: 'A\x01\r' }).text).toBe('A_x000d_');
  expect(written({ Name: '_x0041_' }).text).toBe('_x005F_x0041_');
});

test.each([
  ['not a number', Number.NaN],
  ['endless', Infinity],
  ['missing', undefined],
  ['null', null],
  ['a list', [1, 2]],
  ['a formula', { t: 'n', f: '1+1', v: 2 }],
  ['a link', { v: 'Grace', l: { Target: 'https://evil.example' } }],
  ['a text that is made when asked for', { toString: () => '=1+1' }],
])('a value that is %s is N/A in any column', (_what, value) => {
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
