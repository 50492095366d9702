import type { Layer } from '../../../mocks/engine/layer';
import { changed, changeResponse, isError, isSuccess, on, type ResponseChange } from './change';
import { fault } from './fault';
import { ALL, BY_ID, PROTECTED } from './operations';

const PAGE: ResponseChange = {
  text: '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>',
  headers: { 'Content-Type': 'text/html' },
};
const ORIGIN = 'Access-Control-Allow-Origin';

/** Changes the answer to a preflight request, which is no call of an operation. */
const preflight = (change: ResponseChange) => (): Layer => async (request, next) => {
  const response = await next(request);
  return request.method === 'OPTIONS' ? changed(response, change) : response;
};

/** Errors, headers, and what proxies and networks do. */
export const TRANSPORT = [
  fault('error-renamed', 'Errors are `{ error }` instead of `{ message }`.', {
    breaks: ['error-shape'],
    layer: changeResponse(PROTECTED, isError, { json: { error: 'The host refused the call' } }),
  }),
  fault('error-message-list', 'The message of an error is a list of texts.', {
    breaks: ['error-shape'],
    layer: changeResponse(PROTECTED, isError, { json: { message: ['The host refused it'] } }),
  }),
  fault('error-message-empty', 'The message of an error is empty.', {
    breaks: ['error-shape'],
    layer: changeResponse(PROTECTED, isError, { json: { message: '' } }),
  }),
  fault('error-text', 'Errors are plain text.', {
    breaks: ['error-shape', 'content-type'],
    layer: changeResponse(PROTECTED, isError, { text: 'The host refused the call' }),
  }),
  fault('error-empty', 'Errors of a record have no body.', {
    breaks: ['error-shape'],
    layer: changeResponse(BY_ID, isError, { text: null }),
  }),
  fault('success-type-html', 'Successes have the content type text/html.', {
    breaks: ['content-type'],
    layer: changeResponse(PROTECTED, isSuccess, { headers: { 'Content-Type': 'text/html' } }),
  }),
  fault('success-type-missing', 'The list of employees has no content type.', {
    breaks: ['content-type'],
    layer: changeResponse(['listEmployees'], isSuccess, { headers: { 'Content-Type': undefined } }),
  }),
  fault('page-instead-of-json', "An employee's evaluations are a page with status 200.", {
    breaks: ['success-shape', 'content-type'],
    layer: changeResponse(['listEmployeeEvaluations'], isSuccess, PAGE),
  }),
  fault('proxy-502', 'A proxy answers the own list with 502 and a page.', {
    breaks: ['no-server-error', 'error-shape', 'content-type'],
    layer: changeResponse(['listOwnEvaluations'], isSuccess, { ...PAGE, status: 502 }),
  }),
  fault('statistics-503', 'The statistics of an employee are answered 503 with a message.', {
    breaks: ['no-server-error', 'opens', 'statistics-none'],
    layer: changeResponse(['getStatistics'], isSuccess, { status: 503, json: { message: 'Busy' } }),
  }),
  fault('redirect-other-host', 'An employee is redirected to another host.', {
    breaks: ['no-redirect', 'opens'],
    layer: changeResponse(['getEmployee'], isSuccess, {
      status: 302,
      text: null,
      headers: { Location: 'https://other.example.com/' },
    }),
  }),
  fault('history-closes-connection', "The connection closes for an employee's evaluations.", {
    breaks: ['in-time'],
    layer: on(['listEmployeeEvaluations'], () => Promise.resolve(Response.error())),
  }),
  fault('cache-public', 'Answers allow every cache to keep them.', {
    breaks: ['private-cache'],
    layer: changeResponse(PROTECTED, isSuccess, {
      headers: { 'Cache-Control': 'public, max-age=300' },
    }),
  }),
  fault('cache-shared', 'The own list allows shared caches to keep it.', {
    breaks: ['private-cache'],
    layer: changeResponse(['listOwnEvaluations'], isSuccess, {
      headers: { 'Cache-Control': 's-maxage=60' },
    }),
  }),
  fault('list-uncompressed', 'The list of employees is not compressed.', {
    breaks: ['compressed'],
    // The mock compresses no answer with this header.
    layer: changeResponse(['listEmployees'], isSuccess, {
      headers: { 'Cache-Control': 'no-transform' },
    }),
  }),
  fault('errors-without-cors', 'Errors have no CORS headers.', {
    breaks: ['cors-errors'],
    layer: changeResponse(ALL, isError, { headers: { [ORIGIN]: undefined } }),
  }),
  fault('cors-other-origin', 'Successes allow another origin.', {
    breaks: ['cors-answers'],
    layer: changeResponse(ALL, isSuccess, { headers: { [ORIGIN]: 'http://localhost:3000' } }),
  }),
  fault('credentials-for-all', 'Every origin is allowed together with credentials.', {
    breaks: ['cors-credentials'],
    layer: changeResponse(ALL, () => true, {
      headers: { [ORIGIN]: '*', 'Access-Control-Allow-Credentials': 'true' },
    }),
  }),
  fault('preflight-404', 'A preflight request is answered 404.', {
    breaks: ['preflight'],
    layer: preflight({ status: 404 }),
  }),
  fault('preflight-no-origin', 'A preflight request is answered without the origin.', {
    breaks: ['preflight'],
    layer: preflight({ headers: { [ORIGIN]: undefined } }),
  }),
  fault('preflight-no-put', 'A preflight request does not allow PUT.', {
    breaks: ['preflight'],
    layer: preflight({ headers: { 'Access-Control-Allow-Methods': 'GET, POST' } }),
  }),
  fault('preflight-no-content-type', 'A preflight request does not allow `Content-Type`.', {
    breaks: ['preflight'],
    layer: preflight({ headers: { 'Access-Control-Allow-Headers': 'Authorization' } }),
  }),
  fault('preflight-any-header', 'A preflight answer allows only `*`, not `Authorization`.', {
    breaks: ['preflight'],
    layer: preflight({ headers: { 'Access-Control-Allow-Headers': '*' } }),
  }),
];
