import type { Json } from './arrangement';

export const HIDDEN = '•••';

const SECRET = /password|token|secret|authorization|cookie/i;

/** Replaces passwords and tokens, at any depth. */
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
export interface Body {
  text: string;
  /** Undefined where the text is not JSON. Parsed at most once, and only where it is asked for. */
  json: () => Json | undefined;
}

export async function readBody(message: Request | Response): Promise<Body> {
  const text = await message.text();
  let parsed: { value: Json | undefined } | undefined;
  return { text, json: () => (parsed ??= { value: parse(text) }).value };
}

function parse(text: string): Json | undefined {
  try {
    // What JSON.parse returns is JSON, although its type does not say so.
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** The value for a validator: undefined if there is no body. */
export function valueOf({ text, json }: Body): unknown {
  const value = json();
  return value === undefined && text !== '' ? text : value;
}

/** Characters. The log does not keep a longer body: it would use too much memory. */
const LONGEST = 50_000;

export function loggedBody({ text, json }: Body): unknown {
  if (text.length > LONGEST) return `(${text.length} characters, not kept)`;
  const value = json();
  return value === undefined ? text || undefined : hideSecrets(value);
}
