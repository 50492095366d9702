import { changeResponse, isSuccess, json, on, text, withHeaders, withStatus } from '../change';
import type { Fault } from '../fault';
import { PROTECTED } from '../operations';

const PAGE = '<html><body><h1>502 Bad Gateway</h1></body></html>';
const SLOW = 3_000;

/** What proxies and networks do. */
export const TRANSPORT: Fault[] = [
  {
    id: 'proxy-502',
    says: 'A proxy answers the own list with 502 and an HTML page.',
    rules: ['no-server-error'],
    also: ['error-shape', 'content-type'],
    start: changeResponse(['listOwnEvaluations'], isSuccess, (response) =>
      text(response, PAGE, 'text/html', 502),
    ),
  },
  {
    id: 'statistics-503',
    says: 'The statistics of an employee are answered 503 with a message.',
    rules: ['no-server-error'],
    also: ['opens', 'statistics-none'],
    start: changeResponse(['getStatistics'], isSuccess, (response) =>
      json(response, { message: 'Busy' }, 503),
    ),
  },
  {
    id: 'redirect-other-host',
    says: 'An employee is redirected to another host.',
    rules: ['no-redirect'],
    also: ['opens'],
    start: changeResponse(['getEmployee'], isSuccess, (response, { url }) =>
      withHeaders(withStatus(text(response, null, ''), 302), {
        Location: `https://other.example.com${new URL(url).pathname}`,
      }),
    ),
  },
  {
    id: 'redirect-slash',
    says: 'Statistics are redirected to the same path with a slash at the end.',
    rules: ['no-redirect'],
    also: ['opens', 'statistics-none'],
    start: changeResponse(['getStatistics'], isSuccess, (response, { url }) =>
      withHeaders(withStatus(text(response, null, ''), 308), {
        Location: `${new URL(url).pathname}/`,
      }),
    ),
  },
  {
    id: 'slow-statistics',
    says: 'Statistics take three seconds.',
    rules: ['in-time'],
    start: on(['getStatistics'], async (request, next) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW));
      return next(request);
    }),
  },
  {
    id: 'history-closes-connection',
    says: "The connection closes when an employee's evaluations are read.",
    rules: ['in-time'],
    start: on(['listEmployeeEvaluations'], () => Promise.resolve(Response.error())),
  },
  {
    id: 'cache-public',
    says: 'Answers allow every cache to keep them.',
    rules: ['private-cache'],
    start: changeResponse(PROTECTED, isSuccess, (response) =>
      withHeaders(response, { 'Cache-Control': 'public, max-age=300' }),
    ),
  },
  {
    id: 'cache-shared',
    says: 'The own list allows shared caches to keep it.',
    rules: ['private-cache'],
    start: changeResponse(['listOwnEvaluations'], isSuccess, (response) =>
      withHeaders(response, { 'Cache-Control': 's-maxage=60' }),
    ),
  },
  {
    id: 'list-uncompressed',
    says: 'The list of employees is not compressed.',
    rules: ['compressed'],
    // The host compresses no answer with this header.
    start: changeResponse(['listEmployees'], isSuccess, (response) =>
      withHeaders(response, { 'Cache-Control': 'no-transform' }),
    ),
  },
];
