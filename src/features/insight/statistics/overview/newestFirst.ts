import type { Evaluation } from '../../../../api/contract';
import { compareIds } from '../../../../domain/ids';

/** By the texts of one server, which are in the order of time. Those without a date are last, those of one time by id. */
export function newestFirst(a: Evaluation, b: Evaluation): number {
  const [one, other] = [a.createdAt ?? '', b.createdAt ?? ''];
  if (one === other) return compareIds(a._id, b._id);
  return one < other ? 1 : -1;
}
