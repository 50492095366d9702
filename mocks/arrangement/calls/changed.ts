import { countRows, type Arrangement, type Rows } from '../arrangement';
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

/** The new rows, but the old objects where they are equal: those are counted already. */
export function keepEqualRows(before: Rows, after: Rows): Rows {
  const kept: Rows = {};
  for (const id of OPERATION_IDS) {
    const rows = isSame(before[id], after[id]) ? before[id] : after[id]?.map((row) => ({ ...row }));
    if (rows && countRows({ [id]: rows }) > 0) kept[id] = rows;
  }
  return kept;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
