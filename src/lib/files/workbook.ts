import JSZip from 'sheetjs-style/jszip.js';
import { eastAsianWidth } from 'get-east-asian-width';
import { heldText } from './heldText';
import { utils, write, type CellObject } from './sheetjs';

/** What a cell says that has no value: the same in every language, as the columns are. */
const NOT_AVAILABLE = 'N/A';

/** The type of the file, for its Blob. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Sheet {
  name: string;
  columns: readonly string[];
  /** A text, a number or a local time in each cell. Whatever else is missing. */
  rows: readonly (readonly unknown[])[];
}

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

/** How a spreadsheet shows a time: the same in every language, and sorted as a text. */
const TIME_FORMAT = 'yyyy-mm-dd hh:mm';

/** Day 0 of a workbook's calendar, which is right from March 1900 on. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_RIGHT_DAY = 61;
const DAY = 86_400_000;

/**
 * The workbook as the bytes of an xlsx file. Every text is a text cell, whatever it starts with, so that none is taken
 * for a formula; numbers are number cells, times are date cells (specification, Export). Texts are in the table of
 * shared texts: inside its cell a text would be marked as the value of a formula. The header row stays in view, and has
 * a filter for each column.
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

/** A value that is neither a text nor a number nor a time counts as missing, whatever its type. */
function toCell(value: unknown): CellObject {
  if (typeof value === 'number' && Number.isFinite(value)) return { t: 'n', v: value };
  if (value instanceof Date) {
    const day = dayOf(value);
    if (day >= FIRST_RIGHT_DAY) return { t: 'n', v: day, z: TIME_FORMAT };
  }
  return { t: 's', v: typeof value === 'string' ? toCellText(value) : NOT_AVAILABLE };
}

/** The time as days of a workbook, which has no time zones: it is the viewer's. NaN for no time. */
function dayOf(time: Date): number {
  const local = Date.UTC(
    ...[time.getFullYear(), time.getMonth(), time.getDate()],
    ...[time.getHours(), time.getMinutes(), time.getSeconds()],
  );
  return (local - DAY_ZERO) / DAY;
}

/** The part of the text that a cell can hold. */
function toCellText(text: string): string {
  return heldText(text)
    .slice(0, CELL_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, ESCAPED_UNDERSCORE);
}

function columnWidth(column: string, place: number, rows: Sheet['rows']): number {
  const longest = rows.reduce((width, row) => Math.max(width, widthOf(row[place])), column.length);
  return Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, longest + 2));
}

const ASCII = /^[\0-\x7f]*$/;
/** Accents, and what is not seen. */
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/u;

/** In digits, as the width of a column is. A letter of Japanese, Chinese or Korean is as wide as two. */
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
 * The workbook with a first row that stays in view. sheetjs-style cannot write that, so it is added to the sheet in the
 * file, with the zip library that sheetjs-style brings.
 */
function frozenHeader(workbook: ArrayBuffer): ArrayBuffer {
  const zip = new JSZip(workbook);
  const xml = zip.file(SHEET)?.asText();
  if (!xml?.includes(VIEW)) throw new Error('The sheet has no view');
  zip.file(SHEET, xml.replace(VIEW, FROZEN_VIEW));
  return zip.generate({ type: 'arraybuffer' });
}
