import type { Exchange, OperationId } from '../model';

/** A call with this answer, which has no body if `body` is undefined. */
export function buildExchange(
  operation: OperationId,
  body: unknown,
  overrides: Partial<Exchange> = {},
): Exchange {
  return {
    operation,
    purpose: undefined,
    method: 'GET',
    url: 'https://a.example/api/x',
    requestHeaders: {},
    requestBody: undefined,
    status: 200,
    failure: undefined,
    headers: new Headers(),
    text: body === undefined ? '' : JSON.stringify(body),
    body,
    deviations: [],
    firstByte: 1,
    ...overrides,
  };
}
