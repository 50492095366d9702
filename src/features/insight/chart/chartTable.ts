import { dayOf } from '../../../domain/days';
import { toDate } from '../../../domain/isoDate';
import type { Cell } from '../../../lib/files/csv';
import type { I18n } from '../../../i18n/createI18n';

/** A number is a count. It is shown in the format of the page's language, and saved as programs read it. */
export type ChartCell = Cell | ShownCell;

/** A cell whose shown text differs from its saved value. */
interface ShownCell {
  text: string;
  saved: Cell;
  /** A score, which is shown as a badge. */
  score?: number;
  /** Whether the score is an average of scores. */
  isAverage?: boolean;
}

/** Returns the cell as it is saved in a file. */
export const savedCell = (cell: ChartCell): Cell => (typeof cell === 'object' ? cell.saved : cell);

/** Returns the cell as it is shown. */
export function shownCell({ count }: I18n, cell: ChartCell): string {
  if (typeof cell === 'number') return count(cell);
  return typeof cell === 'object' ? cell.text : cell;
}

/** Returns the cell of a score, which is saved as the server sent it. */
export const scoreCell = (
  { t, score: format }: I18n,
  score: number | null | undefined,
): ChartCell =>
  score === null || score === undefined
    ? t('common.notAvailable')
    : { text: format(score), saved: score, score };

/**
 * Returns the date of an ISO 8601 text, or 'N/A' if there is none. It is saved as the day of the viewer, as in
 * '2025-01-31'.
 */
export function dateCell({ date }: I18n, iso: string | null | undefined): ChartCell {
  const time = toDate(iso);
  return time ? { text: date(iso), saved: dayOf(time) } : date(iso);
}

export interface ChartTable {
  columns: readonly string[];
  rows: readonly ChartRow[];
}

export interface ChartRow {
  key: string;
  cells: readonly ChartCell[];
  /** The address of the row's link. */
  to?: string;
}
