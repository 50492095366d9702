import { compareIds } from '../../domain/ids';
import { toDate } from '../../domain/isoDate';

interface Created {
  /** An ISO 8601 date or time. */
  createdAt?: string | null;
}

/** Milliseconds by which the server's clock may be ahead of the user's. */
const TOLERANCE = 86_400_000;

/**
 * The parsed times of records; NaN for an invalid one. There may be 20,000, so `prepareTimes` parses
 * them page by page.
 */
const times = new WeakMap<Created, number>();

function timeOf(record: Created): number {
  const cached = times.get(record);
  if (cached !== undefined) return cached;
  const time = toDate(record.createdAt)?.getTime() ?? Number.NaN;
  times.set(record, time);
  return time;
}

/** Parses the dates of these records before their first use. */
export function prepareTimes(records: readonly Created[]) {
  records.forEach(timeOf);
}

/**
 * Returns the creation time of a record in milliseconds since 1970. A date without a time is midnight in the user's
 * time zone. Undefined if it is missing, invalid or in the future.
 */
export function validTime(record: Created, now: number): number | undefined {
  const time = timeOf(record);
  return time <= now + TOLERANCE ? time : undefined;
}

/** Counts the records with a time in the future. The loop has no callback for a record. */
export function countFuture(records: readonly Created[], now = Date.now()): number {
  let count = 0;
  for (const record of records) {
    const time = times.get(record) ?? timeOf(record);
    if (time > now + TOLERANCE) count += 1;
  }
  return count;
}

/** Returns the newest record and its time. Undefined if no record has a valid time. */
export function newestOf<Record extends Created>(records: readonly Record[], now = Date.now()) {
  let newest: { record: Record; time: number } | undefined;
  for (const record of records) {
    const time = validTime(record, now);
    if (time !== undefined && time > (newest?.time ?? -Infinity)) newest = { record, time };
  }
  return newest;
}

/**
 * Sorts the records from the newest to the oldest. Those with an invalid date are last. Equal ones are sorted by id.
 */
export function newestFirst<Record extends Created & { _id: string }>(
  records: readonly Record[],
): Record[] {
  return records
    .map((record) => {
      const time = timeOf(record);
      return { record, time: Number.isNaN(time) ? -Infinity : time };
    })
    .sort((a, b) => b.time - a.time || compareIds(a.record._id, b.record._id))
    .map(({ record }) => record);
}

/** Returns the records in a range. Without a range, all records are returned, also those without a valid time. */
export function inRange<Record extends Created>(
  records: readonly Record[],
  range: { from: number; before: number } | undefined,
  now = Date.now(),
): readonly Record[] {
  if (!range) return records;
  return records.filter((record) => {
    const time = validTime(record, now);
    return time !== undefined && time >= range.from && time < range.before;
  });
}
