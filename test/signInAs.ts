import { DEMO_ACCOUNTS } from '../mocks/demoAccounts';
import { issueToken } from '../mocks/server/tokens';
import type { Role } from '../src/domain/constants';
import { openSession } from '../src/session/openSession';

export function demoAccount(role: Role) {
  const account = DEMO_ACCOUNTS.find((demo) => demo.role === role);
  if (!account) throw new Error(`No demo account is ${role}`);
  return account;
}

/** Signs in with a demo account. Null signs in the Admin with an unknown role (spec decision 13). */
export function signInAs(role: Role | null) {
  const account = demoAccount(role ?? 'Admin');
  openSession(issueToken(account), role, account.email);
}
