import { types } from 'node:util';
import type { Exchange, OperationId } from '../model';

/** A call before it is sent. */
export const blank = (operation: OperationId): Exchange => ({
  operation,
  purpose: undefined,
  method: '',
  url: '',
  requestHeaders: {},
  requestBody: undefined,
  status: undefined,
  failure: undefined,
  headers: new Headers(),
  text: '',
  body: undefined,
  firstByte: 0,
});

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The innermost cause is the one that says something, such as ECONNREFUSED. */
export function reason(error: unknown): string {
  // Jest has another Error than Node's own code.
  if (!types.isNativeError(error)) return String(error);
  if (error.cause !== undefined) return reason(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
