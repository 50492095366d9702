import { NOT_AVAILABLE } from '../../../lib/text/display';
import { EXPORT_COLUMNS, type ExportRow } from './exportRows';
import { utils, write, type CellObject } from './sheetjs';

const SHEET_NAME = 'Employee Evaluations';

/** The most characters that Excel takes in a cell. */
const CELL_LENGTH = 32_767;

/** A reader takes `_x0041_` for an A, unless its first underscore is written like this. */
const ESCAPED_UNDERSCORE = '_x005F_';

/** The least and the greatest width of a column, in characters. */
const COLUMN_WIDTH = { min: 12, max: 60 };

const HEADER_STYLE = {
  font: { bold: true, color: { rgb: 'FFFFFFFF' } },
  fill: { fgColor: { rgb: 'FF3448C5' } },
  alignment: { horizontal: 'center' },
} satisfies CellObject['s'];

/**
 * The workbook as the bytes of an xlsx file. Every text is a text cell, whatever it starts with, so that none is taken
 * for a formula; numbers are number cells (specification, Export). Texts are in the table of shared texts: inside its
 * cell a text would be marked as the value of a formula.
 */
export function toWorkbook(rows: ExportRow[]): ArrayBuffer {
  const sheet = utils.aoa_to_sheet([
    EXPORT_COLUMNS.map((column): CellObject => ({ t: 's', v: column, s: HEADER_STYLE })),
    ...rows.map((row) => EXPORT_COLUMNS.map((column) => toCell(row[column]))),
  ]);
  sheet['!cols'] = EXPORT_COLUMNS.map((column) => ({ wch: columnWidth(column, rows) }));

  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, SHEET_NAME);
  const bytes: unknown = write(book, { bookType: 'xlsx', type: 'array', bookSST: true });
  if (!(bytes instanceof ArrayBuffer)) throw new Error('The workbook could not be written');
  return bytes;
}

/** A value that is neither a text nor a number counts as missing, whatever its type. */
function toCell(value: unknown): CellObject {
  if (typeof value === 'number' && Number.isFinite(value)) return { t: 'n', v: value };
  return { t: 's', v: typeof value === 'string' ? toCellText(value) : NOT_AVAILABLE };
}

/** The part of the text that a cell can hold. What XML cannot write becomes U+FFFD. */
function toCellText(text: string): string {
  return text
    .toWellFormed()
    .slice(0, CELL_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/_(?=x[\da-f]{4}_)/gi, ESCAPED_UNDERSCORE);
}

function columnWidth(column: keyof ExportRow, rows: ExportRow[]): number {
  const longest = rows.reduce(
    (width, row) => Math.max(width, String(row[column]).length),
    column.length,
  );
  return Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, longest + 2));
}
