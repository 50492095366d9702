import type { Arrangement, Rows } from '../arrangement';
import { OPERATION_IDS, type OperationId } from '../operations';

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
