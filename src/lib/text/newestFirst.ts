import { compareIds } from '../../domain/ids';

interface Created {
  _id: string;
  /** As ISO 8601. */
  createdAt?: string | null;
}

/**
 * Compares the dates as texts, which one server writes in the order of time. Missing dates come last, and equal ones
 * are sorted by id.
 */
export function newestFirst(a: Created, b: Created): number {
  const [one, other] = [a.createdAt ?? '', b.createdAt ?? ''];
  if (one === other) return compareIds(a._id, b._id);
  return one < other ? 1 : -1;
}
