import type { Cell } from '../../../lib/files/csv';

/** What a chart draws, as a table. */
export interface ChartTable {
  columns: readonly string[];
  rows: readonly ChartRow[];
}

export interface ChartRow {
  key: string;
  cells: readonly Cell[];
  /** The path to which the row leads. */
  to?: string;
}
