import { json } from '../reading/rows';
import type { Json } from '../arrangement';
import { hideSecrets } from './secrets';

/** A body as it was sent: JSON, other text, or none. */
export interface Body {
  text: string;
  /** Undefined where the text is not JSON. */
  json?: Json | undefined;
}

export async function readBody(message: Request | Response): Promise<Body> {
  const text = await message.text();
  try {
    return { text, json: json(JSON.parse(text), 'body') };
  } catch {
    return { text };
  }
}

/** The form that a validator takes: undefined where there is no body. */
export function valueOf({ text, json: value }: Body): unknown {
  return value ?? (text === '' || text === 'null' ? value : text);
}

/** Characters. A longer body is not kept in the log. */
const LONGEST = 200_000;

export function loggedBody(body: Body): unknown {
  if (body.text.length > LONGEST) return `(${body.text.length} characters, not kept)`;
  return body.json === undefined ? body.text || undefined : hideSecrets(body.json);
}
