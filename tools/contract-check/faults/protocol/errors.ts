import { changeResponse, isError, isSuccess, json, text, withHeaders } from '../change';
import type { Fault } from '../fault';
import { BY_ID, PROTECTED } from '../operations';

const PAGE = '<!doctype html><html><head><title>Error</title></head><body>Error</body></html>';

/** The form of errors, and content types. */
export const ERRORS: Fault[] = [
  {
    id: 'error-renamed',
    says: 'Errors are `{ error }` instead of `{ message }`.',
    rules: ['error-shape'],
    start: changeResponse(PROTECTED, isError, (response) =>
      json(response, { error: 'The host refused the call' }),
    ),
  },
  {
    id: 'error-message-list',
    says: 'The message of an error is a list of texts.',
    rules: ['error-shape'],
    start: changeResponse(PROTECTED, isError, (response) =>
      json(response, { message: ['The host refused the call'] }),
    ),
  },
  {
    id: 'error-problem-json',
    says: 'Errors are problem details (RFC 9457) without a message.',
    rules: ['error-shape'],
    also: ['content-type'],
    start: changeResponse(PROTECTED, isError, (response) =>
      text(response, '{"title":"Refused"}', 'application/problem+json'),
    ),
  },
  {
    id: 'error-text',
    says: 'Errors are plain text.',
    rules: ['error-shape'],
    also: ['content-type'],
    start: changeResponse(PROTECTED, isError, (response) =>
      text(response, 'The host refused the call', 'text/plain'),
    ),
  },
  {
    id: 'error-html',
    says: 'Errors are HTML pages.',
    rules: ['error-shape'],
    also: ['content-type'],
    start: changeResponse(PROTECTED, isError, (response) => text(response, PAGE, 'text/html')),
  },
  {
    id: 'error-empty',
    says: 'The answer for an unknown id has no body.',
    rules: ['error-shape'],
    start: changeResponse(BY_ID, isError, (response) => text(response, null, '')),
  },
  {
    id: 'error-type-text',
    says: 'Errors have the content type text/plain.',
    rules: ['content-type'],
    start: changeResponse(PROTECTED, isError, (response) =>
      withHeaders(response, { 'Content-Type': 'text/plain; charset=utf-8' }),
    ),
  },
  {
    id: 'success-type-html',
    says: 'Successes have the content type text/html.',
    rules: ['content-type'],
    start: changeResponse(PROTECTED, isSuccess, (response) =>
      withHeaders(response, { 'Content-Type': 'text/html; charset=utf-8' }),
    ),
  },
  {
    id: 'success-type-missing',
    says: 'The list of employees has no content type.',
    rules: ['content-type'],
    start: changeResponse(['listEmployees'], isSuccess, async (response) =>
      withHeaders(new Response(await response.arrayBuffer(), response), {
        'Content-Type': undefined,
      }),
    ),
  },
  {
    id: 'json-cut',
    says: 'The statistics of an employee are cut off in the middle.',
    rules: ['success-shape'],
    start: changeResponse(['getStatistics'], isSuccess, async (response) =>
      text(response, (await response.text()).slice(0, -5), 'application/json'),
    ),
  },
  {
    id: 'page-instead-of-json',
    says: "An employee's evaluations are answered with 200 and an HTML page.",
    rules: ['success-shape'],
    also: ['content-type'],
    start: changeResponse(['listEmployeeEvaluations'], isSuccess, (response) =>
      text(response, PAGE, 'text/html'),
    ),
  },
];
