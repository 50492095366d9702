import type { Exchange, OperationId } from '../model';
import { blank } from './exchange';

/** A call with this answer, which has no body if `body` is undefined. */
export const buildExchange = (
  operation: OperationId,
  body: unknown,
  overrides: Partial<Exchange> = {},
): Exchange => ({
  ...blank(operation),
  ...{ method: 'GET', url: 'https://a.example/api/x', status: 200 },
  ...{ text: body === undefined ? '' : JSON.stringify(body), body },
  ...overrides,
});
