import type { OperationId } from '../../../../mocks/engine/operations';
import type { Evaluation } from '../../../../src/api/contract';
import { json, mapObjects, on, read, sameCaller, sentBody, withSent } from '../change';
import type { Respond, Layer } from '../../../../mocks/engine/layer';
import type { Fault } from '../fault';
import { EVALUATIONS, idOf, operationOf, PAGED } from '../operations';

/** What is changed does not appear, or something else changes too. */
export const CHANGES: Fault[] = [
  {
    id: 'change-not-stored',
    says: 'A change is answered and not stored.',
    rules: ['change-shows'],
    needs: 'write',
    start: on(['updateEvaluation'], async (request, next) => {
      const before = await evaluationOf(request, next);
      const response = await next(request.clone());
      if (response.ok && before) {
        await next(await withSent(request, { note: before.note, score: before.score }));
      }
      return response;
    }),
  },
  {
    id: 'change-not-in-list',
    says: 'A change shows in the record and not in the lists.',
    rules: ['change-shows'],
    needs: 'write',
    start: afterChange(({ note, score }, after) => ({ ...after, note, score }), PAGED),
  },
  {
    id: 'change-moves-date',
    says: 'A change sets the date of the evaluation.',
    rules: ['change-shows'],
    needs: 'write',
    start: afterChange((before, after) => ({
      ...after,
      createdAt: new Date(Date.parse(String(before.createdAt)) + 1_000).toISOString(),
    })),
  },
  {
    id: 'change-moves-evaluator',
    says: 'After a change, the evaluated employee is the evaluator.',
    rules: ['change-shows'],
    needs: 'write',
    start: afterChange(({ employee }, after) => ({ ...after, evaluator: employee })),
  },
  {
    id: 'statistics-stale',
    says: 'Statistics stay as they were before an evaluation was saved.',
    rules: ['change-shows'],
    needs: 'write',
    start: () => {
      const stale = new Map<string, unknown>();
      return async (request, next) => {
        const operation = operationOf(request);
        if (operation === 'createEvaluation') {
          const { employeeId } = await sentBody(request);
          const path = `/api/evaluations/results/${encodeURIComponent(String(employeeId))}`;
          const response = await next(sameCaller(request, path));
          if (response.ok && !stale.has(String(employeeId))) {
            stale.set(String(employeeId), await response.json());
          }
        }
        const response = await next(request);
        const old = operation === 'getStatistics' ? stale.get(idOf(request)) : undefined;
        return response.ok && old !== undefined ? json(response, old) : response;
      };
    },
  },
];

/** The evaluation of the path, if it is there. */
async function evaluationOf(request: Request, next: Respond): Promise<Evaluation | undefined> {
  const { pathname } = new URL(request.url);
  const response = await next(sameCaller(request, pathname));
  return response.ok ? read<'getEvaluation'>(response) : undefined;
}

/** Changes each evaluation that was written, in the answers of the operations. */
function afterChange(
  change: (before: Evaluation, after: Record<string, unknown>) => Record<string, unknown>,
  operations: readonly OperationId[] = EVALUATIONS,
): () => Layer {
  return () => {
    const written = new Map<unknown, Evaluation>();
    return async (request, next) => {
      const operation = operationOf(request);
      const before =
        operation === 'updateEvaluation' ? await evaluationOf(request, next) : undefined;
      const response = await next(request);
      if (!response.ok || !operation) return response;
      if (before && !written.has(before._id)) written.set(before._id, before);
      if (!operations.includes(operation) || written.size === 0) return response;
      const body: unknown = await response.json();
      return json(
        response,
        mapObjects(body, (node) => {
          const old = written.get(node['_id']);
          return old ? change(old, node) : node;
        }),
      );
    };
  };
}
