import { ROLES, type Role } from '../../src/domain/constants';
import { DEMO_ACCOUNTS } from '../demoAccounts';
import { issueToken } from '../server/tokens';

/** The demo account of a role, nobody, or a session that a page should survive. */
export const PERSONAS = [...ROLES, 'signedOut', 'expired', 'noRole'] as const;
export type Persona = (typeof PERSONAS)[number];

/** A token that the mock refuses with 401. */
export const EXPIRED_TOKEN = 'expired.token';

export interface PersonaSession {
  token: string | null;
  role: Role | null;
}

/** What the page stores when the persona is signed in. */
export function sessionOf(persona: Persona): PersonaSession {
  switch (persona) {
    case 'signedOut':
      return { token: null, role: null };
    case 'expired':
      return { token: EXPIRED_TOKEN, role: 'Admin' };
    case 'noRole':
      return { token: tokenOf('Employee'), role: null };
    default:
      return { token: tokenOf(persona), role: persona };
  }
}

function tokenOf(role: Role): string {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role);
  if (!account) throw new Error(`No demo account has the role ${role}.`);
  return issueToken(account);
}
