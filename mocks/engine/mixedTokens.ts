import { isRole, type Role } from '../../src/domain/constants';
import { readToken } from '../handlers/tokens';
import type { Json, Rules } from './arrangement';
import { EXPIRED_TOKEN, sessionOf } from './persona';

/**
 * While sign-in is real, the page has a token of the real host, which the mock would refuse. The mock gets the token of
 * the demo account with the same role instead.
 */
export interface MixedTokens {
  /** Remembers the role of a session that the real host has opened. */
  remember: (session: Json | undefined) => void;
  forMock: (request: Request, rules: Rules) => Request;
}

export function createMixedTokens(): MixedTokens {
  const roles = new Map<string, Role>();

  return {
    remember(session) {
      if (typeof session !== 'object' || session === null || Array.isArray(session)) return;
      const { token, role } = session;
      if (typeof token === 'string' && isRole(role)) roles.set(token, role);
    },
    forMock(request, { login = [], register = [] }) {
      const token = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
      const isOfMock = token === undefined || token === EXPIRED_TOKEN || readToken(token);
      if (isOfMock || ![...login, ...register].some(({ answer }) => answer === 'real')) {
        return request;
      }
      const headers = new Headers(request.headers);
      // The role is unknown after a reload.
      const { token: own } = sessionOf(roles.get(token) ?? 'Admin');
      headers.set('Authorization', `Bearer ${own}`);
      return new Request(request, { headers });
    },
  };
}
