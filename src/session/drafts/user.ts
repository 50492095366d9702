import { openedWith } from '../tabText';

/**
 * Who a session is of. The API tells nobody who they are, so it is what the token says, and where tokens
 * say nothing, the e-mail address that was used to open the session.
 */
export type User = Record<string, string>;

/** What tokens call their owner. */
const CLAIMS = ['sub', '_id', 'id', 'userId', 'email'];
const ADDRESS = 'address';

/** The user behind a token of this tab. */
export function userOf(token: string): User {
  const address = addressOf(token);
  return { ...claimsOf(token), ...(address !== undefined && { [ADDRESS]: address }) };
}

/**
 * Whether two sessions are surely of one user: both tokens name their owner, and alike in all that both
 * say. Where they say nothing that can be compared, the addresses decide; without those they are not.
 */
export function isSameUser(one: User, other: User): boolean {
  const claims = CLAIMS.filter((claim) => claim in one && claim in other);
  const compared = claims.length > 0 ? claims : [ADDRESS];
  return compared.every((name) => one[name] !== undefined && one[name] === other[name]);
}

/** Notes with which address a session was opened here. It says nothing of any other token. */
export function rememberAddress(token: string, email: string) {
  openedWith.set(JSON.stringify([markOf(token), email.trim().toLowerCase()]));
}

function addressOf(token: string): string | undefined {
  const noted = parse(openedWith.get() ?? '');
  const pair: unknown[] = Array.isArray(noted) ? noted : [];
  const [mark, address] = pair;
  return mark === markOf(token) && typeof address === 'string' ? address : undefined;
}

/** Tells a token from others without holding any of it: FNV-1a, 32 bits. */
function markOf(token: string): number {
  let mark = 0x811c9dc5;
  for (const letter of token) mark = Math.imul(mark ^ letter.charCodeAt(0), 0x01000193);
  return mark;
}

/** Tokens are opaque to the program; this reads those whose parts are JSON in base64url, as a JWT's are. */
function claimsOf(token: string): User {
  for (const part of token.split('.')) {
    const content = parse(decode(part));
    if (typeof content !== 'object' || content === null) continue;
    const claims = Object.entries(content).flatMap(([name, value]: [string, unknown]) =>
      CLAIMS.includes(name) && (typeof value === 'string' || typeof value === 'number')
        ? [[name, String(value)] as const]
        : [],
    );
    if (claims.length > 0) return Object.fromEntries(claims);
  }
  return {};
}

function decode(part: string): string {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
  } catch {
    return '';
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
