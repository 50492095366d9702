import type { Condition, Row, Rows } from '../arrangement';
import type { OperationCall } from '../operations';

export interface Decision {
  row: Row;
  /** Its place in the list of its operation, from 0. */
  index: number;
}

/** Decides which row answers a call, and counts the calls of each. */
export interface Rules {
  /** The first row that applies and is not used up. Counts the call. */
  decide: (rows: Rows, call: OperationCall) => Decision | undefined;
  /** Takes back a decision for a call that is decided again. */
  takeBack: (row: Row) => void;
  /** Starts the count of these rows again. */
  rearm: (rows: readonly Row[]) => void;
  /** The row as it would have to be set for the calls that are left; undefined where it is used up. */
  left: (row: Row) => Row | undefined;
}

export function createRules(): Rules {
  /** A row that is set anew is another object, and has no count. */
  const counts = new WeakMap<Row, number>();
  const countOf = (row: Row) => counts.get(row) ?? 0;
  const leftOf = (row: Row) => (row.times ?? Infinity) - countOf(row);

  return {
    decide(rows, call) {
      const all = rows[call.id] ?? [];
      const index = all.findIndex((row) => leftOf(row) > 0 && holds(row.when, call));
      const row = all[index];
      if (!row) return undefined;
      counts.set(row, countOf(row) + 1);
      return { row, index };
    },
    takeBack(row) {
      counts.set(row, Math.max(0, countOf(row) - 1));
    },
    rearm(rows) {
      rows.forEach((row) => counts.delete(row));
    },
    left(row) {
      if (row.times === undefined) return row;
      const times = leftOf(row);
      return times > 0 ? { ...row, times } : undefined;
    },
  };
}

function holds(when: Condition | undefined, { pathValues, query }: OperationCall): boolean {
  if (!when) return true;
  const value = when.in === 'path' ? pathValues[when.name] : query.get(when.name);
  return value === when.equals;
}
