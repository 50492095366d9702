import { DEMO_ACCOUNTS } from '../../../../mocks/demoAccounts';
import { issueToken } from '../../../../mocks/handlers/tokens';
import {
  changeRequest,
  changeResponse,
  failure,
  hasStatus,
  on,
  read,
  tokenOf,
  withHeaders,
  withStatus,
  withToken,
} from '../change';
import type { Respond, Layer } from '../../../../mocks/engine/layer';
import type { Fault } from '../fault';
import { operationOf, PROTECTED } from '../operations';

const refused = hasStatus(401);
const withoutToken = (response: Response, request: Request) =>
  refused(response) && tokenOf(request) === undefined;
const withBadToken = (response: Response, request: Request) =>
  refused(response) && tokenOf(request) !== undefined;
const someToken = () => issueToken(DEMO_ACCOUNTS[0]);

/** Calls without a good token, and the life of a token. */
export const SESSIONS: Fault[] = [
  {
    id: 'no-token-403',
    says: 'A call without a token is answered 403.',
    rules: ['token-required'],
    also: ['status-declared'],
    start: changeResponse(PROTECTED, withoutToken, (response) => withStatus(response, 403)),
  },
  {
    id: 'no-token-500',
    says: 'A call without a token is answered 500.',
    rules: ['token-required'],
    also: ['no-server-error'],
    start: changeResponse(PROTECTED, withoutToken, (response) => withStatus(response, 500)),
  },
  {
    id: 'no-token-302',
    says: 'A call without a token is redirected to a page for sign-in.',
    rules: ['token-required'],
    also: ['no-redirect'],
    start: changeResponse(PROTECTED, withoutToken, (response) =>
      withHeaders(withStatus(response, 302), { Location: '/login' }),
    ),
  },
  {
    id: 'no-token-200',
    says: 'The list of employees is open to everybody.',
    rules: ['token-required'],
    start: changeRequest(['listEmployees'], (request) =>
      tokenOf(request) === undefined ? withToken(request, someToken()) : request,
    ),
  },
  {
    id: 'made-up-token-accepted',
    says: 'Every token is accepted.',
    rules: ['token-checked'],
    start: on(PROTECTED, async (request, next) => {
      const response = await next(request.clone());
      return withBadToken(response, request) ? next(withToken(request, someToken())) : response;
    }),
  },
  {
    id: 'made-up-token-403',
    says: 'A made-up token is answered 403.',
    rules: ['token-checked'],
    also: ['status-declared'],
    start: changeResponse(PROTECTED, withBadToken, (response) => withStatus(response, 403)),
  },
  {
    id: 'made-up-token-500',
    says: 'A made-up token is answered 500.',
    rules: ['token-checked'],
    also: ['no-server-error'],
    start: changeResponse(PROTECTED, withBadToken, (response) => withStatus(response, 500)),
  },
  {
    id: 'signature-ignored',
    says: 'A token is accepted after its signature was altered.',
    rules: ['token-checked'],
    start: rememberTokens((tokens) => async (request, next) => {
      const sent = tokenOf(request);
      const issued = [...tokens].find((token) => payloadOf(token) === payloadOf(sent ?? ''));
      return next(issued === undefined ? request : withToken(request, issued));
    }),
  },
  {
    id: 'token-once',
    says: 'A token works once.',
    rules: ['token-lasts'],
    start: refuseWhen((uses) => uses > 1),
  },
  {
    id: 'token-late',
    says: 'The first call with a token is answered 401.',
    rules: ['token-lasts'],
    start: refuseWhen((uses) => uses === 1),
  },
  {
    id: 'adding-ends-session',
    says: 'Adding an employee ends the session of the person who added.',
    rules: ['adding-keeps-session'],
    needs: 'write',
    start: () => {
      const ended = new Set<string>();
      return async (request, next) => {
        const token = tokenOf(request);
        if (token !== undefined && ended.has(token)) return next(withToken(request, 'ended'));
        const response = await next(request);
        if (operationOf(request) === 'register' && response.ok && token !== undefined) {
          ended.add(token);
        }
        if (operationOf(request) !== 'login' || !response.ok) return response;
        // The mock issues the same token again.
        const session = await read<'login'>(response.clone());
        ended.delete(session.token);
        return response;
      };
    },
  },
];

const payloadOf = (token: string) => token.split('.')[0];

/** A layer that knows the tokens that this host issued. */
function rememberTokens(create: (tokens: Set<string>) => Layer): () => Layer {
  return () => {
    const tokens = new Set<string>();
    const layer = create(tokens);
    const remember: (next: Respond) => Respond = (next) => async (request) => {
      const response = await next(request);
      if (operationOf(request) === 'login' && response.ok) {
        tokens.add((await read<'login'>(response.clone())).token);
      }
      return response;
    };
    return (request, next) => layer(request, remember(next));
  };
}

/** Answers 401 depending on how often the token was used. */
function refuseWhen(isRefused: (uses: number) => boolean): () => Layer {
  return () => {
    const uses = new Map<string, number>();
    return async (request, next) => {
      const token = tokenOf(request);
      const response = await next(request);
      if (token === undefined || !response.ok) return response;
      uses.set(token, (uses.get(token) ?? 0) + 1);
      return isRefused(uses.get(token) ?? 0) ? failure(response, 401) : response;
    };
  };
}
