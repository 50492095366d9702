import type { Json } from '../config/mockConfig';

const HIDDEN = '•••';

const SECRET = /password|token|secret|authorization|cookie/i;

/** Replaces passwords and tokens at any depth. */
function hideSecrets(value: Json): Json {
  if (Array.isArray(value)) return value.map(hideSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) ? HIDDEN : hideSecrets(inner),
    ]),
  );
}

/** A body as it was sent: JSON, other text, or none. */
interface Body {
  text: string;
  /** Parses the text at the first call. Undefined if it is not JSON. */
  json: () => Json | undefined;
}

export async function readBody(message: Request | Response): Promise<Body> {
  const text = await message.text();
  let parsed: { value: Json | undefined } | undefined;
  return { text, json: () => (parsed ??= { value: parse(text) }).value };
}

function parse(text: string): Json | undefined {
  try {
    // The result of JSON.parse is always JSON, but its type is `any`.
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Returns the value for a validator. Undefined if there is no body. */
export function valueOf({ text, json }: Body): unknown {
  const value = json();
  return value === undefined && text !== '' ? text : value;
}

/** Characters. Longer bodies are not logged, to limit the memory of the log. */
const MAX_LENGTH = 50_000;

export function loggedBody({ text, json }: Body): unknown {
  if (text.length > MAX_LENGTH) return `(${text.length} characters, not kept)`;
  const value = json();
  return value === undefined ? text || undefined : hideSecrets(value);
}
