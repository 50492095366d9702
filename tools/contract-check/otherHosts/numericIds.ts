import { startStyle, type StyledHost } from './hosts';
import { json, mapObjects } from '../faults/change';
import { sentBody, withSent } from '../faults/request';
import type { Layer } from '../../../mocks/engine/layer';
import { idOf, operationOf } from '../faults/operations';
import { isRecord } from '../../../src/domain/isRecord';

/** `_id: 7` instead of `_id: 'employee-007'`. Paths and bodies take the numbers. */
export function startNumericIds(): Promise<StyledHost> {
  return startStyle(() => answer);
}

const answer: Layer = async (request, next) => {
  const response = await next(await withTexts(request));
  return response.ok && response.status !== 204
    ? json(response, withNumbers(await response.json()))
    : response;
};

const toNumber = (id: unknown) => (typeof id === 'string' ? Number(id.replace(/\D/g, '')) : id);
const employee = (id: unknown) => `employee-${String(id).padStart(3, '0')}`;
const evaluation = (id: unknown) => `evaluation-${String(id).padStart(4, '0')}`;

function withNumbers(body: unknown): unknown {
  return mapObjects(body, (node) => ({
    ...node,
    ...('_id' in node && { _id: toNumber(node['_id']) }),
    ...(isRecord(node) &&
      Array.isArray(node['evaluations']) &&
      '_id' in node && { evaluations: node['evaluations'].map(toNumber) }),
  }));
}

async function withTexts(request: Request): Promise<Request> {
  const operation = operationOf(request);
  const id = idOf(request);
  const isEvaluation = operation === 'getEvaluation' || operation === 'updateEvaluation';
  const text = isEvaluation ? evaluation(id) : employee(id);
  // A host with numbers knows no other ids.
  const path = request.url.replace(/[^/]+$/, /^\d+$/.test(id) ? text : 'unknown');
  switch (operation) {
    case 'getEmployee':
    case 'getEvaluation':
    case 'listEmployeeEvaluations':
    case 'getStatistics':
      return new Request(path, request);
    case 'createEvaluation':
    case 'updateEvaluation':
    case 'createFeedback': {
      const { employeeId, evaluationId } = await sentBody(request);
      const sent = await withSent(request, {
        ...(employeeId !== undefined && { employeeId: employee(employeeId) }),
        ...(evaluationId !== undefined && { evaluationId: evaluation(evaluationId) }),
      });
      return isEvaluation ? new Request(path, sent) : sent;
    }
    default:
      return request;
  }
}
