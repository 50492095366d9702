import type { Json } from '../arrangement';

export const HIDDEN = '•••';

const SECRET = /password|token|secret|authorization|cookie/i;

export function isSecretKey(key: string): boolean {
  return SECRET.test(key);
}

/** Replaces passwords and tokens, at any depth. */
export function hideSecrets(value: Json): Json {
  if (Array.isArray(value)) return value.map(hideSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isSecretKey(key) ? HIDDEN : hideSecrets(inner),
    ]),
  );
}
