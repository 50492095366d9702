import { DEMO_ACCOUNTS } from '../mocks/demoAccounts';
import { issueToken } from '../mocks/server/tokens';
import type { Role } from '../src/domain/constants';
import { session } from '../src/session/session';

/**
 * Signs a demo account in, as sign-in itself would leave the session; null signs the Admin in without a
 * known role (decision 13).
 */
export function signInAs(role: Role | null) {
  const account = DEMO_ACCOUNTS.find((demo) => demo.role === (role ?? 'Admin'));
  if (!account) throw new Error(`No demo account is ${String(role)}`);
  session.signIn(issueToken(account), role);
}
