import './sheetjsGlobals';
import { buildEmployee, buildStatistics } from '../../../../mocks/db/builders';
import { read, utils, type CellObject, type WorkSheet } from 'sheetjs-style';
import { toExportRow, type ExportRow } from './exportRows';
import { toWorkbook } from './workbook';

const row = toExportRow(buildEmployee(), buildStatistics());

/** The one sheet of the file, as another program would read it. */
function readBack(rows: ExportRow[]): WorkSheet {
  const book = read(toWorkbook(rows), { type: 'array', cellStyles: true, cellFormula: true });
  expect(book.SheetNames).toEqual(['Employee Evaluations']);
  const sheet = book.Sheets['Employee Evaluations'];
  if (!sheet) throw new Error('The sheet is missing');
  return sheet;
}

function cell(sheet: WorkSheet, address: string): CellObject {
  const found: unknown = sheet[address];
  if (typeof found !== 'object' || found === null) throw new Error(`${address} is empty`);
  return Object.assign({ t: 'z' as const }, found);
}

test('one sheet holds the header row and a row for every employee', () => {
  const second = { ...row, Name: 'Ada', Average_Score: 'N/A' };
  expect(utils.sheet_to_json(readBack([row, second]), { header: 1 })).toEqual([
    Object.keys(row),
    Object.values(row),
    Object.values(second),
  ]);
});

test('numbers are number cells, texts are text cells', () => {
  const sheet = readBack([{ ...row, Max_Score: 'N/A' }]);
  const types = ['A2', 'B2', 'C2', 'D2', 'E2', 'F2', 'G2'].map((address) => cell(sheet, address).t);
  expect(types).toEqual(['s', 's', 's', 'n', 'n', 's', 'n']);
  expect(cell(sheet, 'E2').v).toBe(7.25);
});

test.each([
  'Zoë Müller',
  '王小明',
  'ليلى حداد',
  'नमस्ते',
  '😀👩‍🔬',
  'a & b <c> "d" \'e\'',
  '  blanks  around  ',
  'two\nlines',
])('%p comes back as it was', (text) => {
  expect(cell(readBack([{ ...row, Name: text }]), 'A2').v).toBe(text);
});

test('the header row is styled, the others are not', () => {
  const sheet = readBack([row]);
  for (const address of ['A1', 'D1', 'G1']) {
    expect(cell(sheet, address).s).toMatchObject({ patternType: 'solid' });
  }
  expect(cell(sheet, 'A2').s).not.toMatchObject({ patternType: 'solid' });
});

test('columns are as wide as their content, within bounds', () => {
  const sheet = readBack([{ ...row, Email: 'x'.repeat(30), Role: 'x'.repeat(500) }]);
  const [name, email, role, total, , max] = (sheet['!cols'] ?? []).map(({ width }) => width ?? 0);
  expect(name).toBeGreaterThanOrEqual('Grace Hopper'.length);
  expect(email).toBeGreaterThanOrEqual(30);
  expect(email).toBeLessThan(40);
  expect(role).toBeLessThan(70);
  expect(role).toBeGreaterThan(40);
  expect(total).toBeGreaterThanOrEqual('Total_Evaluations'.length);
  expect(max).toBeGreaterThanOrEqual('Max_Score'.length);
  expect(max).toBeLessThan(20);
});

test('nobody found still gives a readable file', () => {
  expect(utils.sheet_to_json(readBack([]), { header: 1 })).toEqual([Object.keys(row)]);
});
