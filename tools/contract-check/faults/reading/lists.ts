import { readToken } from '../../../../mocks/handlers/tokens';
import { changeBody, changeRequest, failure, on, read, tokenOf, withQuery } from '../change';
import type { Fault } from '../fault';
import { PAGED } from '../operations';
import { changePages, pageOf } from '../pages';

/** Pages of evaluations, their order and their scope, and the number of employees. */
export const LISTS: Fault[] = [
  {
    id: 'pages-from-zero',
    says: 'Pages are counted from 0.',
    rules: ['pages-complete'],
    also: ['creates'],
    start: changePages((all, { page, limit }) => pageOf(all, { page: page + 1, limit })),
  },
  {
    id: 'limit-ignored',
    says: '`limit` is ignored: a page always has ten evaluations.',
    rules: ['limit'],
    start: changeRequest(PAGED, (request) => withQuery(request, { limit: undefined })),
  },
  {
    id: 'limit-capped',
    says: 'A page has at most five evaluations.',
    rules: ['limit'],
    start: changePages((all, { page, limit }) => pageOf(all, { page, limit: Math.min(limit, 5) })),
  },
  {
    id: 'limit-plus-one',
    says: 'A page has one evaluation more than `limit`.',
    rules: ['limit'],
    start: changePages((all, { page, limit }) => pageOf(all, { page, limit: limit + 1 })),
  },
  {
    id: 'page-ignored',
    says: '`page` is ignored: every page is the first.',
    rules: ['pages-complete'],
    start: changePages((all, { limit }) => pageOf(all, { page: 1, limit })),
  },
  {
    id: 'pages-overlap',
    says: 'A page begins with the last evaluation of the page before.',
    rules: ['pages-complete'],
    start: changePages((all, { page, limit }) => {
      const stride = Math.max(1, limit - 1);
      return {
        evaluations: all.slice((page - 1) * stride, (page - 1) * stride + limit),
        totalPages: Math.max(1, Math.ceil((all.length - limit) / stride) + 1),
      };
    }),
  },
  {
    id: 'pages-lose-one',
    says: 'The first evaluation of the second page is missing.',
    rules: ['pages-complete'],
    start: changePages((all, paging) => {
      const { evaluations, totalPages } = pageOf(all, paging);
      return { evaluations: evaluations.slice(paging.page === 2 ? 1 : 0), totalPages };
    }),
  },
  {
    id: 'pages-repeat-one',
    says: 'The second page has the last evaluation of the first instead of its own first.',
    rules: ['pages-complete'],
    start: changePages((all, { page, limit }) =>
      pageOf(
        all.map((evaluation, index) =>
          page === 2 && index === limit ? (all[index - 1] ?? evaluation) : evaluation,
        ),
        { page, limit },
      ),
    ),
  },
  {
    id: 'total-pages-more',
    says: '`totalPages` is one too many.',
    rules: ['total-pages'],
    start: changeBody(PAGED, ({ totalPages, ...others }) => ({
      ...others,
      totalPages: totalPages + 1,
    })),
  },
  {
    id: 'total-pages-less',
    says: '`totalPages` is one too few.',
    rules: ['total-pages'],
    start: changeBody(PAGED, ({ totalPages, ...others }) => ({
      ...others,
      totalPages: Math.max(0, totalPages - 1),
    })),
  },
  {
    id: 'order-unstable',
    says: 'The order within a page changes from call to call.',
    rules: ['stable-order'],
    start: () => {
      let calls = 0;
      return changeBody(PAGED, ({ evaluations, totalPages }) => {
        const start = calls++ % (evaluations.length || 1);
        const rotated = [...evaluations.slice(start), ...evaluations.slice(0, start)];
        return { evaluations: rotated, totalPages };
      })();
    },
  },
  {
    id: 'oldest-first',
    says: 'The oldest evaluation comes first.',
    rules: ['newest-first'],
    also: ['creates'],
    start: changePages((all, paging) => pageOf(all.toReversed(), paging)),
  },
  {
    id: 'history-oldest-first',
    says: "The oldest of an employee's evaluations comes first.",
    rules: ['newest-first'],
    start: changeBody(['listEmployeeEvaluations'], (evaluations) => evaluations.toReversed()),
  },
  {
    id: 'page-zero-500',
    says: 'Page 0 is answered 500.',
    rules: ['page-edges'],
    also: ['no-server-error'],
    start: on(PAGED, async (request, next) => {
      const response = await next(request);
      return pageIn(request) === 0 ? failure(response, 500) : response;
    }),
  },
  {
    id: 'beyond-last-500',
    says: 'A page beyond the last is answered 500.',
    rules: ['page-edges'],
    also: ['no-server-error'],
    start: beyondLast(500),
  },
  {
    id: 'beyond-last-404',
    says: 'A page beyond the last is answered 404.',
    rules: ['status-declared'],
    start: beyondLast(404),
  },
  {
    id: 'own-unscoped',
    says: 'The own list holds the evaluations of everybody.',
    rules: ['own-scope'],
    start: on(['listOwnEvaluations'], (request, next) =>
      next(new Request(request.url.replace('/evaluator', ''), request)),
    ),
  },
  {
    id: 'all-lacks-own',
    says: "The list of all evaluations lacks the caller's from before July 2026.",
    rules: ['own-in-all'],
    start: on(['listEvaluations'], (request, next) => {
      const caller = readToken(tokenOf(request) ?? '')?.email;
      return changePages((all, paging) =>
        pageOf(
          all.filter(
            ({ evaluator, createdAt }) =>
              evaluator?.email !== caller || String(createdAt) >= '2026-07',
          ),
          paging,
        ),
      )()(request, next);
    }),
  },
  {
    id: 'total-too-small',
    says: '`total` is one less than the number of employees in the list.',
    rules: ['total-fits'],
    start: changeBody(['listEmployees'], ({ employees }) => ({
      employees,
      total: Math.max(0, employees.length - 1),
    })),
  },
];

function pageIn({ url }: Request): number {
  return Number(new URL(url).searchParams.get('page') ?? 1);
}

function beyondLast(status: number) {
  return on(PAGED, async (request, next) => {
    const response = await next(request);
    if (!response.ok) return response;
    const { totalPages } = await read<'listEvaluations'>(response.clone());
    return pageIn(request) > Math.max(1, totalPages) ? failure(response, status) : response;
  });
}
