import JSZip from 'sheetjs-style/jszip.js';
import { eastAsianWidth } from 'get-east-asian-width';
import { withoutForbiddenCharacters } from './forbiddenCharacters';
// These functions only write. sheetjs-style is a copy of xlsx 0.15.6, which has known vulnerabilities when it reads a
// file.
import './sheetjsGlobals';
import { utils, write, type CellObject } from 'sheetjs-style';

/** The text of a cell without a value. It is not translated, like the column names. */
const NOT_AVAILABLE = 'N/A';

/** The MIME type of the file. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Sheet {
  name: string;
  columns: readonly string[];
  /** Strings, numbers and Dates. Any other value is shown as missing. */
  rows: readonly (readonly unknown[])[];
}

/** The maximum length of a text in a cell of Excel. */
const CELL_LENGTH = 32_767;

/** Escapes the first underscore of texts such as `_x0041_`, which readers would decode to 'A'. */
const ESCAPED_UNDERSCORE = '_x005F_';

/** The limits of a column's width in characters. */
const COLUMN_WIDTH = { min: 12, max: 60 };

const HEADER_STYLE = {
  font: { bold: true, color: { rgb: 'FFFFFFFF' } },
  fill: { fgColor: { rgb: 'FF3448C5' } },
  alignment: { horizontal: 'center' },
} satisfies CellObject['s'];

/** The cell format of times. It is not translated, and its texts sort correctly. */
const TIME_FORMAT = 'yyyy-mm-dd hh:mm';

/** Day 0 of the date system of Excel. Its dates before March 1900 are wrong by one day. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_RIGHT_DAY = 61;
const DAY = 86_400_000;

/**
 * Creates an XLSX file. Strings are always string cells, never formulas. Numbers are number cells, times are date cells
 * (specification, Export). Strings are in the table of shared strings (`bookSST`), because sheetjs-style would mark
 * inline strings as results of formulas. The header row is frozen and has a filter for each column.
 */
export function toWorkbook({ name, columns, rows }: Sheet): ArrayBuffer {
  const sheet = utils.aoa_to_sheet([
    columns.map((column): CellObject => ({ t: 's', v: column, s: HEADER_STYLE })),
    ...rows.map((row) => row.map(toCell)),
  ]);
  sheet['!cols'] = columns.map((column, place) => ({ wch: columnWidth(column, place, rows) }));
  sheet['!autofilter'] = { ref: sheet['!ref'] ?? 'A1' };

  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name);
  const bytes: unknown = write(book, { bookType: 'xlsx', type: 'array', bookSST: true });
  if (!(bytes instanceof ArrayBuffer)) throw new Error('The workbook could not be written');
  return frozenHeader(bytes);
}

/** Creates a cell. Any value but a string, a finite number or a valid time becomes 'N/A'. */
function toCell(value: unknown): CellObject {
  if (typeof value === 'number' && Number.isFinite(value)) return { t: 'n', v: value };
  if (value instanceof Date) {
    const day = dayOf(value);
    if (day >= FIRST_RIGHT_DAY) return { t: 'n', v: day, z: TIME_FORMAT };
  }
  return { t: 's', v: typeof value === 'string' ? toCellText(value) : NOT_AVAILABLE };
}

/**
 * Returns a time as a number of days in the user's time zone, because a workbook has no time zones. NaN for an invalid
 * time.
 */
function dayOf(time: Date): number {
  const local = Date.UTC(
    ...[time.getFullYear(), time.getMonth(), time.getDate()],
    ...[time.getHours(), time.getMinutes(), time.getSeconds()],
  );
  return (local - DAY_ZERO) / DAY;
}

/** Removes forbidden characters, shortens the text to the maximum length, and escapes it. */
function toCellText(text: string): string {
  return withoutForbiddenCharacters(text)
    .slice(0, CELL_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, ESCAPED_UNDERSCORE);
}

function columnWidth(column: string, place: number, rows: Sheet['rows']): number {
  const longest = rows.reduce((width, row) => Math.max(width, widthOf(row[place])), column.length);
  return Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, longest + 2));
}

const ASCII = /^[\0-\x7f]*$/;
/** Matches combining accents and invisible characters. */
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/u;

/** Returns the width in digits, the unit of column widths. A Japanese, Chinese or Korean character counts as two. */
function widthOf(value: unknown): number {
  if (value instanceof Date) return TIME_FORMAT.length;
  if (typeof value !== 'string' && typeof value !== 'number') return 0;
  const text = String(value);
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const character of text) {
    if (width >= COLUMN_WIDTH.max) break;
    if (!NO_WIDTH.test(character)) width += eastAsianWidth(character.codePointAt(0) ?? 0);
  }
  return width;
}

const SHEET = 'xl/worksheets/sheet1.xml';
const VIEW = '<sheetView workbookViewId="0"/>';
const FROZEN_VIEW =
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';

/**
 * Freezes the first row. sheetjs-style cannot write that, so this edits the XML of the sheet, with the JSZip that
 * sheetjs-style contains.
 */
function frozenHeader(workbook: ArrayBuffer): ArrayBuffer {
  const zip = new JSZip(workbook);
  const xml = zip.file(SHEET)?.asText();
  if (!xml?.includes(VIEW)) throw new Error('The sheet has no view');
  zip.file(SHEET, xml.replace(VIEW, FROZEN_VIEW));
  return zip.generate({ type: 'arraybuffer' });
}
