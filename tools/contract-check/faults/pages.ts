import type { OperationId } from '../../../mocks/engine/operations';
import type { Evaluation, EvaluationList } from '../../../src/api/contract';
import { json, on, read, sameCaller } from './change';
import type { Respond, Layer } from '../../../mocks/engine/layer';
import { PAGED } from './operations';

export interface Paging {
  page: number;
  limit: number;
}

/** The most that the mock sends in a page. */
const MOST = 100;

/** All evaluations of the list that the path names, in its order. */
export async function everyEvaluation(
  request: Request,
  next: Respond,
  path: string,
): Promise<Evaluation[]> {
  let all: Evaluation[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const response = await next(sameCaller(request, `${path}?limit=${MOST}&page=${page}`));
    const { evaluations, totalPages } = await read<'listEvaluations'>(response);
    all = all.concat(evaluations);
    last = totalPages;
  }
  return all;
}

/** Answers other pages of a list. A refusal stays. */
export function changePages(
  change: (all: Evaluation[], paging: Paging, request: Request) => EvaluationList,
  operations: readonly OperationId[] = PAGED,
): () => Layer {
  return on(operations, async (request, next) => {
    const response = await next(request.clone());
    if (!response.ok) return response;
    const { pathname, searchParams } = new URL(request.url);
    const all = await everyEvaluation(request, next, pathname);
    const page = Number(searchParams.get('page') ?? 1);
    const limit = Number(searchParams.get('limit') ?? 10);
    return json(response, change(all, { page, limit }, request));
  });
}

/** A page as the contract wants it. */
export function pageOf(all: Evaluation[], { page, limit }: Paging): EvaluationList {
  return {
    evaluations: all.slice((page - 1) * limit, page * limit),
    totalPages: Math.ceil(all.length / limit),
  };
}
