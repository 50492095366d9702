import { ROLES, type Role } from '../../src/domain/constants';
import { demoAccount } from '../demoAccounts';
import { issueToken } from '../handlers/tokens';

/** A demo account by its role, nobody, an expired session, or a session without a role. */
export const PERSONAS = [...ROLES, 'signedOut', 'expired', 'noRole'] as const;
export type Persona = (typeof PERSONAS)[number];

/** A token that the mock refuses with 401. */
export const EXPIRED_TOKEN = 'expired.token';

interface PersonaSession {
  token: string | null;
  role: Role | null;
  /** The e-mail of the sign-in. */
  email?: string;
}

/** Returns the session of a signed-in persona. */
export function sessionOf(persona: Persona): PersonaSession {
  switch (persona) {
    case 'signedOut':
      return { token: null, role: null };
    case 'expired':
      return { ...demoSession('Admin'), token: EXPIRED_TOKEN };
    case 'noRole':
      return { ...demoSession('Employee'), role: null };
    default:
      return demoSession(persona);
  }
}

function demoSession(role: Role): PersonaSession {
  const account = demoAccount(role);
  return { token: issueToken(account), role, email: account.email };
}
