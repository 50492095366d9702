import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { findOperation, type OperationId } from '../config/operations';
import type { OnAnswer, OverrideOptions } from './override';
import { exampleResponse } from './ruleResponses';

/**
 * Creates an override for writes of a host's record. While a host answers other operations, the mock does not have its
 * records. Such a write must still succeed for the app, so it is answered by the contract's example where the mock
 * would answer with 404.
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
    return exampleAnswer(operation, requestId, onAnswer);
  });
}

/**
 * Creates the last handler. It answers an operation that has no other handler by the contract's example, to every caller,
 * and reports a call that the contract does not have.
 */
export function exampleHandler({ baseUrl = '', onAnswer }: OverrideOptions): HttpHandler {
  return http.all(`${baseUrl}/api/*`, ({ request, requestId }) => {
    const operation = findOperation(request);
    if (operation) return exampleAnswer(operation, requestId, onAnswer);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    console.error(`[mock] The contract has no ${call}. Add it to openapi.yaml.`);
    return HttpResponse.json({ message: `The contract has no ${call}` }, { status: 501 });
  });
}

/** Returns the contract's example, and reports it for the log. */
function exampleAnswer(operation: OperationId, requestId: string, onAnswer?: OnAnswer): Response {
  const example = exampleResponse(operation);
  onAnswer?.(requestId, { by: 'mock', isExample: true }, example);
  return example;
}
