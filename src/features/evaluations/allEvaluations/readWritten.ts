import { CancelledError, type QueryClient } from '@tanstack/react-query';
import type { Evaluation } from '../../../api/contract';
import type { Scope } from '../../../api/evaluations';
import type { Write } from '../../../api/writes';
import { allEvaluationsQueries, type AllEvaluations } from '../../../api/allEvaluations';

/** More writes are read with everything else. */
const MOST_WRITES = 20;

/**
 * Adds what was written to what was read: a call for each changed evaluation, and one of the newest evaluations. Returns
 * whether that was possible; otherwise everything has to be read again.
 */
export async function readWritten(
  client: QueryClient,
  scope: Scope,
  known: AllEvaluations,
  writes: readonly Write[],
): Promise<boolean> {
  if (writes.length > MOST_WRITES || writes.some(({ isForeign }) => isForeign)) return false;
  const startedAt = Date.now();
  const changedIds = new Set(writes.flatMap(({ evaluationId = [] }) => evaluationId));
  const added = writes.filter(({ evaluationId }) => evaluationId === undefined).length;
  try {
    const [changed, newest] = await Promise.all([
      Promise.all([...changedIds].map((id) => client.query(allEvaluationsQueries.one(id)))),
      added === 0 ? [] : readNewest(client, scope),
    ]);
    const knownIds = new Set(known.evaluations.map(({ _id }) => _id));
    const unknown = newest.filter(({ _id }) => !knownIds.has(_id));
    if (unknown.length < added) return false;
    // More were added than a page has: those between are unknown, too.
    if (knownIds.size > 0 && newest.length > 0 && unknown.length === newest.length) return false;
    client.setQueryData(allEvaluationsQueries.result(scope).queryKey, (current = known) =>
      withWritten(current, [...unknown, ...changed], startedAt),
    );
    return true;
  } catch (error) {
    // The session has ended.
    return error instanceof CancelledError;
  }
}

async function readNewest(client: QueryClient, scope: Scope): Promise<readonly Evaluation[]> {
  const list = await client.query(allEvaluationsQueries.page(scope, 1, () => undefined));
  return list.evaluations;
}

function withWritten(
  current: AllEvaluations,
  written: readonly Evaluation[],
  startedAt: number,
): AllEvaluations {
  const byId = new Map(written.map((one) => [one._id, one]));
  const kept = current.evaluations.map((one) => {
    const changed = byId.get(one._id);
    byId.delete(one._id);
    return changed ?? one;
  });
  return {
    ...current,
    startedAt: Math.max(current.startedAt, startedAt),
    evaluations: [...byId.values(), ...kept],
  };
}
