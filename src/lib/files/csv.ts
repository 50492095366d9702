import { unparse } from 'papaparse';
import { toCellText } from './cellText';

/** With this mark, spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Converts a table to CSV (RFC 4180), without formulas. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  const data = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? toCellText(cell) : cell)),
  );
  const text = unparse({ fields: columns.map(toCellText), data }, { newline: '\r\n' });
  return new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

export type Cell = string | number;
