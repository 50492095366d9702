import { object, string, type InferType } from 'yup';
import { ROLES } from '../../src/domain/constants';

/**
 * A token holds its account, so it is valid after a reload and in another tab. It is not secure: the secret is in
 * the page.
 */

const claims = object({
  _id: string().required(),
  name: string().defined(),
  email: string().required(),
  role: string().oneOf(ROLES).defined(),
});
export type Claims = InferType<typeof claims>;

const SECRET = 'not-a-secret';

/** Printable ASCII, as the Authorization header requires. */
export function issueToken({ _id, name, email, role }: Claims): string {
  const payload = toBase64Url(JSON.stringify({ _id, name, email, role }));
  return `${payload}.${checksum(payload)}`;
}

/** Undefined for a token that `issueToken` did not issue. */
export function readToken(token: string): Claims | undefined {
  const [payload = '', sum, ...rest] = token.split('.');
  if (rest.length > 0 || sum !== checksum(payload)) return undefined;
  try {
    return claims.validateSync(JSON.parse(fromBase64Url(payload)), { strict: true });
  } catch {
    return undefined;
  }
}

/** FNV-1a, 32 bits, in hexadecimal. */
function checksum(payload: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${payload}.${SECRET}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}
