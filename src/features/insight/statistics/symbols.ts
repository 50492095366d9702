import type { Evaluation } from '../../../api/contract';
import { compareIds } from '../../../domain/ids';
import { validTime } from '../../../lib/text/createdTime';
import { personKey } from '../../../domain/personKey';

/**
 * Returns the mark of each evaluator of a person, by `personKey`. The order of the first evaluations decides the marks,
 * so a later evaluation or another period changes no mark. Unknown evaluators have none.
 * @param evaluations All evaluations of the person.
 */
export function symbolsOf(
  evaluations: readonly Evaluation[],
  now = Date.now(),
): ReadonlyMap<string, number> {
  const symbols = new Map<string, number>();
  const byTime = evaluations
    .map((evaluation) => ({
      id: evaluation._id,
      key: personKey(evaluation.evaluator),
      time: validTime(evaluation, now) ?? Infinity,
    }))
    .sort((a, b) => (a.time === b.time ? compareIds(a.id, b.id) : a.time - b.time));
  for (const { key } of byTime) {
    if (key !== undefined && !symbols.has(key)) symbols.set(key, symbols.size);
  }
  return symbols;
}
