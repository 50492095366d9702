import type { Role } from '../src/domain/constants';
import type { AccountRecord } from './db/records';

/** The demo accounts, one for each role. They exist in every scenario. */
export const DEMO_ACCOUNTS = [
  {
    _id: 'employee-001',
    name: 'Ada Okafor',
    email: 'ada.admin@example.com',
    password: 'demo-admin',
    role: 'Admin',
  },
  {
    _id: 'employee-002',
    name: 'Mario Bianchi',
    email: 'mario.manager@example.com',
    password: 'demo-manager',
    role: 'Manager',
  },
  {
    _id: 'employee-003',
    name: 'Emma Lindqvist',
    email: 'emma.employee@example.com',
    password: 'demo-employee',
    role: 'Employee',
  },
] as const satisfies readonly AccountRecord[];

export function demoAccount(role: Role) {
  const account = DEMO_ACCOUNTS.find((demo) => demo.role === role);
  if (!account) throw new Error(`No demo account has the role ${role}.`);
  return account;
}
