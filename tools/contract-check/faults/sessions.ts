import { DEMO_ACCOUNTS } from '../../../mocks/demoAccounts';
import { issueToken } from '../../../mocks/handlers/tokens';
import { changeBody, changeResponse, changeToken, hasStatus, refusal } from './change';
import { fault } from './fault';
import { PROTECTED } from './operations';
import { loseToken } from './remembering';
import { tokenOf } from './request';

const TOKENS = DEMO_ACCOUNTS.map(issueToken);
const payloadOf = (token = '') => token.split('.')[0];
const isRefused = hasStatus(401);

/** Sign-in, calls without a good token, and the life of a token. */
export const SESSIONS = [
  fault('role-unknown', 'Sign-in answers the role in lower case.', {
    breaks: ['known-role', 'success-shape'],
    layer: changeBody(['login'], ({ token, role }) => ({ token, role: role?.toLowerCase() })),
  }),
  fault('role-null', 'Sign-in answers no role.', {
    breaks: ['known-role'],
    layer: changeBody(['login'], ({ token }) => ({ token, role: null })),
  }),
  fault('wrong-password-200', 'A wrong password is answered 200, without a token.', {
    breaks: ['wrong-password'],
    layer: changeResponse(['login'], isRefused, { status: 200 }),
  }),
  fault('wrong-password-no-message', 'A wrong password is answered 401 without a message.', {
    breaks: ['wrong-password', 'error-shape'],
    layer: changeResponse(['login'], isRefused, { json: {} }),
  }),
  fault('wrong-password-token', 'A wrong password is answered 401 with a token.', {
    breaks: ['wrong-password'],
    layer: changeResponse(['login'], isRefused, { json: { message: 'No', token: TOKENS[0] } }),
  }),
  fault('no-token-403', 'A call without a token is answered 403.', {
    breaks: ['token-required', 'status-declared'],
    layer: changeResponse(
      PROTECTED,
      (response, request) => isRefused(response) && tokenOf(request) === undefined,
      { status: 403 },
    ),
  }),
  fault('no-token-200', 'The list of employees is open to everybody.', {
    breaks: ['token-required'],
    layer: changeToken(['listEmployees'], (token = TOKENS[0]) => token),
  }),
  fault('made-up-token-500', 'A token without a dot is answered 500.', {
    breaks: ['token-checked'],
    layer: changeResponse(
      PROTECTED,
      (response, request) => isRefused(response) && tokenOf(request)?.includes('.') === false,
      refusal(500),
    ),
  }),
  fault('signature-ignored', 'A token is accepted after its signature was altered.', {
    breaks: ['token-checked'],
    layer: changeToken(PROTECTED, (token) =>
      TOKENS.find((issued) => payloadOf(issued) === payloadOf(token)),
    ),
  }),
  fault('token-once', 'A token works once.', {
    breaks: ['token-lasts'],
    layer: loseToken((before) => before.length > 0),
  }),
  fault('token-late', 'The first call with a token is answered 401.', {
    breaks: ['token-lasts'],
    layer: loseToken((before) => before.length === 0),
  }),
  fault('adding-ends-session', 'Adding an employee ends the session of the person who added.', {
    breaks: ['adding-keeps-session'],
    layer: loseToken((before) => before.includes('register')),
  }),
];
