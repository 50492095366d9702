import { getResponse, http, type HttpHandler } from 'msw';
import { findOperation } from '../config/operations';
import type { OverrideOptions } from './override';
import { exampleResponse } from './ruleResponses';

/**
 * Creates an override for writes of a host's record. While a host answers other operations, the mock does not have its
 * records. Such a write must still succeed for the app, so it is answered by the contract's example where the mock
 * would answer 404.
 */
export function exampleOverride(
  handlers: HttpHandler[],
  { baseUrl = '', onAnswer }: OverrideOptions,
): HttpHandler {
  return http.all(`${baseUrl}/api/*`, async ({ request, requestId }) => {
    const operation = request.method === 'GET' ? undefined : findOperation(request);
    if (!operation) return undefined;
    const response = await getResponse(handlers, request);
    if (response?.status !== 404) return response;
    const example = exampleResponse(operation);
    onAnswer?.(requestId, { by: 'mock', isExample: true }, example);
    return example;
  });
}
