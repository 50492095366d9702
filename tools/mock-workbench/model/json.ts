import type { Json } from '../../../mocks/engine/arrangement';

export function isJson(value: unknown): value is Json {
  switch (typeof value) {
    case 'boolean':
    case 'number':
    case 'string':
      return true;
    case 'object':
      return value === null || Object.values(value).every(isJson);
    default:
      return false;
  }
}

/** The value of a JSON text, or in words why it is not JSON. An empty text means no body. */
export function parseJson(text: string): { body: Json | undefined } | { problem: string } {
  if (text.trim() === '') return { body: undefined };
  try {
    const body: unknown = JSON.parse(text);
    return isJson(body) ? { body } : { problem: 'This is no JSON.' };
  } catch (cause) {
    return { problem: cause instanceof Error ? cause.message : String(cause) };
  }
}

export const formatJson = (body: unknown) =>
  body === undefined ? '' : JSON.stringify(body, null, 2);
