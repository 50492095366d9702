/** Matches printable ASCII without spaces, the only characters that fit into the Authorization header. */
const TOKEN = /^[\x21-\x7e]+$/;

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}
