import type { OperationId } from '../../../contract/operations';
import { isRole, ROLES } from '../../../src/domain/constants';
import { isRecord } from '../../../src/domain/isRecord';
import {
  describeValue,
  exchangesOf,
  NotProven,
  type Check,
  type Context,
  type Problem,
} from '../context';
import { isSuccess, type CallRequest } from '../host/host';
import { callOf, UNKNOWN_ID } from '../host/operations';
import { idsFor } from './hostData';
import { refusal } from './refusal';

export const role: Check = (context, operation) => {
  const [exchange] = exchangesOf(context, operation);
  const sent = context.session?.role;
  if (!exchange || isRole(sent)) return [];
  return [
    { change: `Send \`role\` as one of ${ROLES.join(', ')}`, got: describeValue(sent), exchange },
  ];
};

export const wrongPassword: Check = async ({ host, account }, operation) => {
  const email = account?.email ?? 'contract-check@example.com';
  const exchange = await host.call(operation, {
    body: { email, password: 'contract-check-wrong' },
    token: null,
    purpose: { asks: 'a wrong password', expects: [401, 400] },
  });
  const token = isRecord(exchange.body) ? exchange.body['token'] : undefined;
  const isToken = typeof token === 'string' && token !== '';
  const got = 'a token';
  return isToken
    ? [{ change: 'Send no token for a wrong password', got, exchange }]
    : refusal(exchange);
};

/** Returns a request that a host refuses for its content, if not for its token. */
async function requestOf(context: Context, operation: OperationId): Promise<CallRequest> {
  const call = callOf(operation);
  if ('refused' in call) return { id: call.id, body: call.refused };
  // The id is that of an existing record, if the run may know one.
  const [id] = await idsFor(context, operation).catch((error: unknown) => {
    if (error instanceof NotProven) return [UNKNOWN_ID];
    throw error;
  });
  return { id, query: 'query' in call ? call.query : undefined };
}

export const token: Check = async (context, operation) => {
  const { host, session, mayWrite } = context;
  // A broken host could create a record.
  if ('refused' in callOf(operation) && !mayWrite) throw new NotProven('it needs --write');
  const request = await requestOf(context, operation);
  const tokens = [null, session ? alter(session.token) : 'contract-check-made-up'];
  for (const sentToken of tokens) {
    if (sentToken !== null && session) context.hide(sentToken);
    const asks = `a call ${sentToken === null ? 'without a' : 'with a wrong'} token`;
    const exchange = await host.call(operation, {
      ...request,
      token: sentToken,
      purpose: { asks, expects: [401] },
    });
    const problems: Problem[] = refusal(exchange);
    if (problems.length === 0) continue;
    if (isSuccess(exchange) && 'refused' in callOf(operation)) {
      context.created(`what ${operation} makes of ${asks}`);
    }
    // A host that accepts a call without a token also accepts one with any token.
    return problems;
  }
  return [];
};

/** Changes a character in the middle of the token's signature, where every bit is significant. */
function alter(validToken: string): string {
  const start = validToken.lastIndexOf('.') + 1;
  const place = Math.floor((start + validToken.length) / 2);
  const replacement = validToken[place] === '0' ? '1' : '0';
  return `${validToken.slice(0, place)}${replacement}${validToken.slice(place + 1)}`;
}
