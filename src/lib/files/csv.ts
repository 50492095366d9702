import { unparse } from 'papaparse';
import { heldText } from './heldText';

/** Spreadsheets read UTF-8 where the file starts with it. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A sign that a spreadsheet takes for the start of a formula, at the start of a text, or after what begins a cell where
 * the separator of lists is a semicolon or a tab: such a reader does not know the quotation marks of this file.
 */
const START_OF_FORMULA = /(?<=(?:^|[;\t\r\n])[\s\p{Cc}\p{Cf}"]*)[=+\-@＝＋－＠]/gu;

/**
 * A table as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before its sign.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  const data = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? toCellText(cell) : cell)),
  );
  const text = unparse({ fields: columns.map(toCellText), data }, { newline: '\r\n' });
  return new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

export type Cell = string | number;

const toCellText = (text: string) => heldText(text).replace(START_OF_FORMULA, "'$&");
