import './sheetjsGlobals';
import { read, utils, type CellObject, type WorkSheet } from 'sheetjs-style';
import JSZip from 'sheetjs-style/jszip.js';
import { toWorkbook } from './workbook';

const COLUMNS = ['Name', 'Email', 'Average', 'Written'];
const row = ['Grace Hopper', 'grace@example.com', 7.25, new Date(2025, 4, 4, 9, 30)];

/** Returns the only sheet of the file, as another program would read it. */
function readBack(rows: unknown[][]): WorkSheet {
  const bytes = toWorkbook({ name: 'Evaluations', columns: COLUMNS, rows });
  const book = read(bytes, { type: 'array', cellStyles: true, cellFormula: true, cellNF: true });
  expect(book.SheetNames).toEqual(['Evaluations']);
  const sheet = book.Sheets['Evaluations'];
  if (!sheet) throw new Error('The sheet is missing');
  return sheet;
}

function cell(sheet: WorkSheet, address: string): CellObject {
  const sheetCell: unknown = sheet[address];
  if (typeof sheetCell !== 'object' || sheetCell === null) throw new Error(`${address} is empty`);
  return Object.assign({ t: 'z' as const }, sheetCell);
}

test('one sheet holds the header row and the rows', () => {
  const rows = utils.sheet_to_json(readBack([row, ['Ada', undefined, Number.NaN, null]]), {
    header: 1,
  });
  expect(rows).toEqual([
    COLUMNS,
    ['Grace Hopper', 'grace@example.com', 7.25, 45_781 + 9.5 / 24],
    ['Ada', 'N/A', 'N/A', 'N/A'],
  ]);
});

test('texts are text cells, and numbers and times are number cells', () => {
  const sheet = readBack([row]);
  const types = ['A2', 'B2', 'C2', 'D2'].map((address) => cell(sheet, address).t);
  expect(types).toEqual(['s', 's', 'n', 'n']);
  expect(cell(sheet, 'C2').v).toBe(7.25);
});

test.each([
  ['a minute', new Date(2025, 4, 4, 9, 30), '2025-05-04 09:30'],
  ['a summer midnight', new Date(2026, 6, 1), '2026-07-01 00:00'],
  ['the last second of a year', new Date(2025, 11, 31, 23, 59, 59), '2025-12-31 23:59'],
  ['the first day that Excel dates correctly', new Date(1900, 2, 1), '1900-03-01 00:00'],
  ['a day before March 1900', new Date(1900, 1, 28), 'N/A'],
  ['an invalid date', new Date(Number.NaN), 'N/A'],
])('a time is written as local time or N/A: %s', (_what, time, expected) => {
  const { t: type, w: text = '' } = cell(readBack([['Ada', '', 1, time]]), 'D2');
  expect([type, text]).toEqual([expected === 'N/A' ? 's' : 'n', expected]);
});

test('only the header row is styled', () => {
  const sheet = readBack([row]);
  for (const address of ['A1', 'C1', 'D1']) {
    expect(cell(sheet, address).s).toMatchObject({ patternType: 'solid' });
  }
  expect(cell(sheet, 'A2').s).not.toMatchObject({ patternType: 'solid' });
});

test('the header row stays in view and has a filter for each column', () => {
  const bytes = toWorkbook({ name: 'Evaluations', columns: COLUMNS, rows: [row] });
  const xml = new JSZip(bytes).file('xl/worksheets/sheet1.xml')?.asText();
  expect(xml).toContain(
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  );
  expect(xml).toContain('<autoFilter ref="A1:D2"/>');
});

test('columns are as wide as their content, within limits', () => {
  const sheet = readBack([['x'.repeat(30), 'x'.repeat(500), 1, new Date()]]);
  const widths = (sheet['!cols'] ?? []).map(({ width }) => Math.round(width ?? 0));
  expect(widths).toEqual([33, 61, 13, 19]);
});

test.each([
  ['Latin letters with accents', 'Zoë Müller'.repeat(2), 20],
  ['Japanese', '山田太郎さんの評価', 18],
  ['half-width Katakana', 'ﾔﾏﾀﾞﾀﾛｳｻﾝﾉﾋｮｳｶ', 14],
  ['emoji', '😀'.repeat(10), 20],
  ['direction marks', `\u2068${'x'.repeat(15)}\u2069`, 15],
  ['a million wide letters', '山'.repeat(1e6), 58],
])('a column of %s has the width of its text', (_what, text, width) => {
  const [column] = readBack([[text]])['!cols'] ?? [];
  expect(Math.round(column?.width ?? 0)).toBe(width + 3);
});
