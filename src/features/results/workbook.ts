import { EXPORT_COLUMNS, type ExportRow } from './exportRows';
import { utils, write, type CellObject, type WorkSheet } from './sheetjs';

const SHEET_NAME = 'Employee Evaluations';

/** Characters; a column is no narrower and no wider than this. */
const COLUMN_WIDTH = { min: 12, max: 60 };

const HEADER_STYLE = {
  font: { bold: true, color: { rgb: 'FFFFFFFF' } },
  fill: { fgColor: { rgb: 'FF3448C5' } },
  alignment: { horizontal: 'center' },
};

/**
 * The workbook as the bytes of an xlsx file. Every text is a text cell, whatever it starts with, so that
 * none is taken for a formula; numbers are number cells (decision 24).
 */
export function toWorkbook(rows: ExportRow[]): ArrayBuffer {
  const sheet: WorkSheet = {};
  EXPORT_COLUMNS.forEach((column, c) => {
    sheet[utils.encode_cell({ r: 0, c })] = { t: 's', v: column, s: HEADER_STYLE };
    rows.forEach((row, index) => {
      sheet[utils.encode_cell({ r: index + 1, c })] = toCell(row[column]);
    });
  });
  sheet['!ref'] = utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: rows.length, c: EXPORT_COLUMNS.length - 1 },
  });
  sheet['!cols'] = EXPORT_COLUMNS.map((column) => ({ wch: columnWidth(column, rows) }));

  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, SHEET_NAME);
  const bytes: unknown = write(book, { bookType: 'xlsx', type: 'array' });
  if (!(bytes instanceof ArrayBuffer)) throw new Error('The workbook could not be written');
  return bytes;
}

function toCell(value: string | number): CellObject {
  return typeof value === 'number' ? { t: 'n', v: value } : { t: 's', v: value };
}

function columnWidth(column: keyof ExportRow, rows: ExportRow[]): number {
  const longest = rows.reduce(
    (width, row) => Math.max(width, String(row[column]).length),
    column.length,
  );
  return Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, longest + 2));
}
