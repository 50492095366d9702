import { DEMO_ACCOUNTS } from '../mocks/demoAccounts';
import { issueToken } from '../mocks/server/tokens';
import type { Role } from '../src/domain/constants';
import { openSession } from '../src/session/openSession';

export function demoAccount(role: Role) {
  const account = DEMO_ACCOUNTS.find((demo) => demo.role === role);
  if (!account) throw new Error(`No demo account is ${role}`);
  return account;
}

/** Signs a demo account in, as the form does. Null signs the Admin in without a known role (decision 13). */
export function signInAs(role: Role | null) {
  const account = demoAccount(role ?? 'Admin');
  openSession(issueToken(account), role, account.email);
}
