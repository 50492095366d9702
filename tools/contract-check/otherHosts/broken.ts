import type { Layer } from '../../../mocks/engine/layer';
import { changed, json, mapKey, mapObjects } from '../faults/change';
import { operationOf } from '../faults/operations';
import { startStyle, type StyledHost } from './hosts';

const NAMES: Record<string, string> = { _id: 'id', name: 'fullName', createdAt: 'created_at' };
const RECORDS = ['getEmployee', 'getEvaluation', 'createEvaluation', 'updateEvaluation'];

/**
 * A host with several faults at once, as an early backend has them: a record in `{ data }`, no route for statistics,
 * 403 for 401, other names for fields, a hire date with a time, `{ error }` for `{ message }`.
 */
export function startBroken(): Promise<StyledHost> {
  return startStyle(() => answer);
}

const answer: Layer = async (request, next) => {
  const operation = operationOf(request);
  if (operation === 'getStatistics') {
    const page = `<!DOCTYPE html><pre>Cannot GET ${new URL(request.url).pathname}</pre>`;
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    return changed(new Response(), { status: 404, text: page, headers });
  }
  const response = await next(request);
  if (!response.ok) {
    const isRefusal = response.status === 401 && operation !== 'login';
    return json(response, { error: 'Refused' }, isRefusal ? 403 : response.status);
  }
  if (response.status === 204) return response;
  const dated = mapKey(await response.json(), 'hireDate', (date) => `${String(date)}T00:00:00Z`);
  const body = mapObjects(dated, renamed);
  return json(response, RECORDS.includes(operation ?? '') ? { data: body } : body);
};

const renamed = (object: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [NAMES[key] ?? key, value]));
