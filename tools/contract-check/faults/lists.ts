import { DEMO_ACCOUNTS } from '../../../mocks/demoAccounts';
import { issueToken } from '../../../mocks/handlers/tokens';
import {
  changeBody,
  changePath,
  changeQuery,
  changeResponse,
  hasBody,
  on,
  refusal,
} from './change';
import { fault } from './fault';
import { PAGED } from './operations';
import { rotateRows } from './remembering';
import { withToken } from './request';

const ADMIN = issueToken(DEMO_ACCOUNTS[0]);
const isPageZero = ({ url }: Request) => new URL(url).searchParams.get('page') === '0';

const changeTotalPages = (change: (totalPages: number) => number) =>
  changeBody(PAGED, (list) => ({ ...list, totalPages: change(list.totalPages) }));

/** Pages of evaluations, their order and their scope, and the number of employees. */
export const LISTS = [
  fault('limit-ignored', '`limit` is ignored: a page always has ten evaluations.', {
    breaks: ['limit'],
    layer: changeQuery(PAGED, 'limit', () => undefined),
  }),
  fault('limit-capped', 'A page has at most five evaluations.', {
    breaks: ['limit'],
    layer: changeQuery(PAGED, 'limit', (limit) => Math.min(5, Number(limit ?? 5))),
  }),
  fault('page-ignored', '`page` is ignored: every page is the first.', {
    breaks: ['pages-complete'],
    layer: changeQuery(PAGED, 'page', () => undefined),
  }),
  fault('pages-from-zero', 'Pages are counted from 0.', {
    breaks: ['pages-complete', 'creates'],
    layer: changeQuery(PAGED, 'page', (page) => Number(page) + 1),
  }),
  fault('total-pages-more', '`totalPages` is one too many.', {
    breaks: ['total-pages'],
    layer: changeTotalPages((count) => count + 1),
  }),
  fault('total-pages-less', '`totalPages` is one too few.', {
    breaks: ['total-pages'],
    layer: changeTotalPages((count) => Math.max(1, count - 1)),
  }),
  fault('total-pages-zero', '`totalPages` is always 0.', {
    breaks: ['total-pages'],
    layer: changeTotalPages(() => 0),
  }),
  fault('page-zero-500', 'Page 0 is answered 500.', {
    breaks: ['page-edges'],
    layer: changeResponse(PAGED, (_, request) => isPageZero(request), refusal(500)),
  }),
  fault('empty-page-500', 'A page without evaluations, as beyond the last, is answered 500.', {
    breaks: ['page-edges', 'no-server-error'],
    layer: changeResponse(
      PAGED,
      hasBody<'listEvaluations'>(({ evaluations }) => evaluations.length === 0),
      refusal(500),
    ),
  }),
  fault('order-unstable', 'The order within a page changes from call to call.', {
    breaks: ['stable-order'],
    layer: rotateRows,
  }),
  fault('newest-second', 'The newest evaluation of a page comes second.', {
    breaks: ['newest-first'],
    layer: changeBody(PAGED, ({ evaluations, totalPages }) => {
      const [first, second] = [evaluations.slice(0, 1), evaluations.slice(1, 2)];
      return { evaluations: [...second, ...first, ...evaluations.slice(2)], totalPages };
    }),
  }),
  fault('history-oldest-first', "The oldest of an employee's evaluations comes first.", {
    breaks: ['newest-first'],
    layer: changeBody(['listEmployeeEvaluations'], (evaluations) => evaluations.toReversed()),
  }),
  fault('own-unscoped', 'The own list holds the evaluations of everybody.', {
    breaks: ['own-scope'],
    layer: changePath(['listOwnEvaluations'], '/api/evaluations'),
  }),
  fault('all-of-one', 'The list of all evaluations holds those of one admin.', {
    breaks: ['own-in-all'],
    layer: on(['listEvaluations'], async (request, next) => {
      const response = await next(request);
      const url = request.url.replace('/evaluations', '/evaluations/evaluator');
      return response.ok ? next(withToken(new Request(url, request), ADMIN)) : response;
    }),
  }),
  fault('total-too-small', '`total` is half the number of employees in the list.', {
    breaks: ['total-fits'],
    layer: changeBody(['listEmployees'], ({ employees }) => ({
      employees,
      total: Math.floor(employees.length / 2),
    })),
  }),
];
