import type { Cell } from '../../../lib/files/csv';
import type { I18n } from '../../../i18n/createI18n';

/** A number is shown in the format of the page's language, and saved as programs read it. */
export type ChartCell = Cell | ShownCell;

/** What is shown in another way than it is saved. */
interface ShownCell {
  shown: string;
  saved: Cell;
}

/** The cell as it is saved in a file. */
export const savedCell = (cell: ChartCell): Cell => (typeof cell === 'object' ? cell.saved : cell);

/** The cell as it is shown. */
export function shownCell({ number }: I18n, cell: ChartCell): string {
  if (typeof cell === 'number') return number(cell);
  return typeof cell === 'object' ? cell.shown : cell;
}

/** What a chart draws, as a table. */
export interface ChartTable {
  columns: readonly string[];
  rows: readonly ChartRow[];
}

export interface ChartRow {
  key: string;
  cells: readonly ChartCell[];
  /** The path to which the row leads. */
  to?: string;
}
