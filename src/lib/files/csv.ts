import { unparse } from 'papaparse';

/** Spreadsheets read UTF-8 where the file starts with it. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as CSV (RFC 4180). A text that a spreadsheet would run as a formula starts with an apostrophe.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  const text = unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    {
      escapeFormulae: true,
      newline: '\r\n',
    },
  );
  return new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

export type Cell = string | number;
