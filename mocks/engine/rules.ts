import type { Arrangement, Condition, Row, Rows } from './arrangement';
import { OPERATION_IDS, type OperationCall, type OperationId } from './operations';

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

/** Whether the database has to be made anew. */
export function needsOtherDatabase(before: Arrangement, after: Arrangement): boolean {
  return !(
    before.scenario === after.scenario &&
    isSame(before.seed, after.seed) &&
    isSame(before.changes, after.changes)
  );
}

/** The operations whose calls may now be answered in another way. */
export function changedOperations(before: Arrangement, after: Arrangement): readonly OperationId[] {
  const isOtherWorld =
    needsOtherDatabase(before, after) ||
    before.persona !== after.persona ||
    !isSame(before.clock, after.clock);
  return isOtherWorld ? OPERATION_IDS : changedRows(before, after);
}

/** The operations whose rows differ, or what their rows use. */
export function changedRows(before: Arrangement, after: Arrangement): readonly OperationId[] {
  return OPERATION_IDS.filter((id) => {
    const rows = after.rows[id] ?? [];
    const uses = (answer: string) => rows.some((row) => row.answer === answer);
    const recordingsOf = ({ recordings }: Arrangement) =>
      recordings.filter(({ operation }) => operation === id);
    return (
      !isSame(before.rows[id] ?? [], rows) ||
      (uses('real') && before.realHost !== after.realHost) ||
      (uses('replay') && !isSame(recordingsOf(before), recordingsOf(after)))
    );
  });
}

/** The new rows, but the old objects where they are equal: their calls are counted already. */
export function keepEqualRows(before: Rows, after: Rows): Rows {
  const kept: Rows = {};
  for (const id of OPERATION_IDS) {
    const old = [...(before[id] ?? [])];
    const rows = (after[id] ?? []).map((row) => {
      const index = old.findIndex((one) => isSame(one, row));
      const [equal] = index === -1 ? [] : old.splice(index, 1);
      return equal ?? { ...row };
    });
    if (rows.length > 0) kept[id] = rows;
  }
  return kept;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
