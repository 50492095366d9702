import type { Row } from '../../../mocks/engine/arrangement';

/** Rules of an operation in a file. */
const MOST = 20;

/** The rule before the others. One that always answers leaves no call to them, and replaces them. */
export function inFront(row: Row, rows: readonly Row[] = []): readonly Row[] {
  if (row.times === undefined && row.when === undefined) return [row];
  const others = rows.filter((other) => !isSameKind(other, row));
  return [row, ...others].slice(0, MOST);
}

/** The number of calls that are left is not compared. */
function isSameKind(a: Row, b: Row): boolean {
  return (
    a.answer === b.answer &&
    (a.times === undefined) === (b.times === undefined) &&
    JSON.stringify(a.when) === JSON.stringify(b.when)
  );
}
