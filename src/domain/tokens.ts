/** Printable ASCII: the Authorization header can hold nothing else. */
const TOKEN = /^[\x21-\x7e]+$/;

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}
