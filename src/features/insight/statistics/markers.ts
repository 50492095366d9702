import type { Evaluation } from '../../../api/contract';
import { compareIds } from '../../../domain/ids';
import { validTime } from '../../../lib/text/createdTime';
import { personKey } from '../../../domain/personKey';

/**
 * Returns the marker of each evaluator of a person, by `personKey`. It is the index of a shape and colour. The order of
 * the first evaluations decides it, so a later evaluation or another period changes no marker. Unknown evaluators have none.
 * @param evaluations All evaluations of the person.
 */
export function markersOf(
  evaluations: readonly Evaluation[],
  now = Date.now(),
): ReadonlyMap<string, number> {
  const markers = new Map<string, number>();
  const byTime = evaluations
    .map((evaluation) => ({
      id: evaluation._id,
      key: personKey(evaluation.evaluator),
      time: validTime(evaluation, now) ?? Infinity,
    }))
    .sort((a, b) => (a.time === b.time ? compareIds(a.id, b.id) : a.time - b.time));
  for (const { key } of byTime) {
    if (key !== undefined && !markers.has(key)) markers.set(key, markers.size);
  }
  return markers;
}
