import { object, string, type InferType } from 'yup';
import { ROLES } from '../../src/domain/constants';
import { fnv1a, fromBase64Url, toBase64Url } from '../db/encoding';

/**
 * The content of a token. A token contains its account, so it stays valid after a reload and in another tab. It is not
 * secure, because the page contains the secret.
 */
const claims = object({
  _id: string().required(),
  name: string().defined(),
  email: string().required(),
  role: string().oneOf(ROLES).defined(),
});
export type Claims = InferType<typeof claims>;

const SECRET = 'not-a-secret';

/** Creates a token of printable ASCII, as the Authorization header requires. */
export function issueToken({ _id, name, email, role }: Claims): string {
  const payload = toBase64Url(JSON.stringify({ _id, name, email, role }));
  return `${payload}.${checksum(payload)}`;
}

/** Reads a token. Undefined if `issueToken` did not issue it. */
export function readToken(token: string): Claims | undefined {
  const [payload = '', sum, ...rest] = token.split('.');
  if (rest.length > 0 || sum !== checksum(payload)) return undefined;
  try {
    return claims.validateSync(JSON.parse(fromBase64Url(payload)), { strict: true });
  } catch {
    return undefined;
  }
}

/** Returns a checksum in hexadecimal. */
function checksum(payload: string): string {
  return fnv1a(`${payload}.${SECRET}`).toString(16).padStart(8, '0');
}
