import { DEMO_ACCOUNTS } from '../../../../mocks/demoAccounts';
import { issueToken } from '../../../../mocks/handlers/tokens';
import { changeBody, changeResponse, hasStatus, json, withStatus } from '../change';
import type { Fault } from '../fault';

const refused = hasStatus(401);

/** Sign-in. */
export const SIGN_IN: Fault[] = [
  {
    id: 'role-unknown',
    says: 'Sign-in answers the role in lower case.',
    rules: ['known-role'],
    also: ['success-shape'],
    start: changeBody(['login'], ({ token, role }) => ({ token, role: role?.toLowerCase() })),
  },
  {
    id: 'role-null',
    says: 'Sign-in answers no role.',
    rules: ['known-role'],
    start: changeBody(['login'], ({ token }) => ({ token, role: null })),
  },
  {
    id: 'wrong-password-200',
    says: 'A wrong password is answered 200 with a message and without a token.',
    rules: ['wrong-password'],
    also: ['success-shape'],
    start: changeResponse(['login'], refused, (response) => withStatus(response, 200)),
  },
  {
    id: 'wrong-password-403',
    says: 'A wrong password is answered 403.',
    rules: ['wrong-password'],
    also: ['status-declared'],
    start: changeResponse(['login'], refused, (response) => withStatus(response, 403)),
  },
  {
    id: 'wrong-password-500',
    says: 'A wrong password is answered 500.',
    rules: ['wrong-password'],
    also: ['no-server-error'],
    start: changeResponse(['login'], refused, (response) => withStatus(response, 500)),
  },
  {
    id: 'wrong-password-no-message',
    says: 'A wrong password is answered 401 without a message.',
    rules: ['wrong-password'],
    also: ['error-shape'],
    start: changeResponse(['login'], refused, (response) => json(response, {})),
  },
  {
    id: 'wrong-password-signs-in',
    says: 'A wrong password signs in.',
    rules: ['wrong-password'],
    start: changeResponse(['login'], refused, (response) =>
      json(response, { token: issueToken(DEMO_ACCOUNTS[0]), role: DEMO_ACCOUNTS[0].role }, 200),
    ),
  },
];
