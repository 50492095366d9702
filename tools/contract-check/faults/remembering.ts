import type { Layer } from '../../../mocks/engine/layer';
import type { OperationId } from '../../../mocks/engine/operations';
import type { Evaluation } from '../../../src/api/contract';
import { changeBody, changed, json, mapObjects, read, refusal } from './change';
import { operationOf, PAGED } from './operations';
import { sameCaller, tokenOf } from './request';

/** Layers that remember earlier calls. */

/** Refuses calls with a token. `isLost` gets the operations that were called before, since sign-in. */
export function loseToken(isLost: (before: OperationId[]) => boolean): () => Layer {
  return () => {
    let before: OperationId[] = [];
    return async (request, next) => {
      const response = await next(request);
      const operation = operationOf(request);
      if (!response.ok || !operation) return response;
      if (operation === 'login') before = [];
      if (tokenOf(request) === undefined) return response;
      const answer = isLost(before) ? changed(response, refusal(401)) : response;
      before.push(operation);
      return answer;
    };
  };
}

type Json = Record<string, unknown>;

/** Changes each evaluation that was written, where these operations answer it. `before` is its first version. */
export function afterChange(
  operations: readonly OperationId[],
  change: (after: Json, before: Evaluation) => Json,
): () => Layer {
  return () => {
    const earlier = new Map<unknown, Evaluation>();
    return async (request, next) => {
      const operation = operationOf(request);
      if (operation === 'updateEvaluation') {
        const before = await next(sameCaller(request, new URL(request.url).pathname));
        const evaluation = before.ok ? await read<'getEvaluation'>(before) : undefined;
        if (evaluation && !earlier.has(evaluation._id)) earlier.set(evaluation._id, evaluation);
      }
      const response = await next(request);
      if (!response.ok || !operation || !operations.includes(operation)) return response;
      const body = mapObjects(await response.json(), (node) => {
        const before = earlier.get(node['_id']);
        return before ? change(node, before) : node;
      });
      return json(response, body);
    };
  };
}

/** The evaluation as it was before. */
export const unchanged = (after: Json, { note, score }: Evaluation) => ({ ...after, note, score });

/** Begins each list one row later than the call before. */
export function rotateRows(): Layer {
  let calls = 0;
  return changeBody(PAGED, ({ evaluations, totalPages }) => {
    const start = calls++ % (evaluations.length || 1);
    const rotated = [...evaluations.slice(start), ...evaluations.slice(0, start)];
    return { evaluations: rotated, totalPages };
  })();
}
