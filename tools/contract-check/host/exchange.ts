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
  deviations: [],
  firstByte: 0,
});

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Throws where the body is too large to be read. */
export async function readText(response: Response, mostBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  const parts: string[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return `${parts.join('')}${decoder.decode()}`;
    size += value.byteLength;
    if (size > mostBytes) {
      await reader.cancel();
      throw new Error(`the body has more than ${mostBytes / 1_000_000} MB`);
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
}

/** The innermost cause tells most, such as ECONNREFUSED. */
export function reason(error: unknown): string {
  // Jest has another Error than Node's own code.
  if (!types.isNativeError(error)) return String(error);
  if (error.cause !== undefined) return reason(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
