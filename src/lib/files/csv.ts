import { unparse } from 'papaparse';
import { withoutForbiddenCharacters } from './forbiddenCharacters';

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A character that starts a formula in a spreadsheet, at the start of a text or of what may be a cell. In some regions a
 * spreadsheet separates cells by semicolons or tabs, and ignores the quotation marks of this file.
 */
const START_OF_FORMULA = /(?<=(?:^|[;\t\r\n])[\s\p{Cc}\p{Cf}"]*)[=+\-@＝＋－＠]/gu;

/**
 * A table as CSV (RFC 4180). An apostrophe before such a character prevents that a text is evaluated as a formula.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  const data = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? toCellText(cell) : cell)),
  );
  const text = unparse({ fields: columns.map(toCellText), data }, { newline: '\r\n' });
  return new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

export type Cell = string | number;

const toCellText = (text: string) =>
  withoutForbiddenCharacters(text).replace(START_OF_FORMULA, "'$&");
