import { isRole, ROLES } from '../../../../src/domain/constants';
import {
  answered,
  isSuccess,
  judge,
  KEPT,
  NotProven,
  shown,
  statusProblem,
  succeeded,
  type Check,
  type Context,
} from '../../context';
import { employeesOf, anyEvaluationsOf } from '../../host/facts';
import type { CallRequest } from '../../host/caller';
import type { OperationId, Problem } from '../../model';
import { kindOf } from './schemaProblems';
import { messageProblem } from './shape';
import { isRecord } from '../../../../src/domain/isRecord';

const NO_SESSION = ['There is no session', 'a run with --email'] as const;

const UNKNOWN_ID = 'contract-check-unknown';

export function sessionOf({ session, account }: Context) {
  if (session) return session;
  if (account) throw new NotProven('Sign-in answered no token', 'an answer with a token');
  throw new NotProven(...NO_SESSION);
}

export const knownRole: Check = (context) => {
  const { role } = sessionOf(context);
  if (isRole(role)) return KEPT;
  const exchange = context.caller.exchanges.find(({ operation }) => operation === 'login');
  const expected = `one of ${ROLES.join(', ')}`;
  // As `success-shape` names it, which accepts null.
  const cause = role === undefined ? 'role missing' : `role enum ${kindOf(role)}`;
  return judge([{ cause, expected, got: shown(role), pointer: '/role', exchange }]);
};

export const wrongPassword: Check = async ({ caller, account }) => {
  const email = account?.email ?? 'contract-check@example.com';
  const body = { email, password: 'contract-check-wrong' };
  const exchange = answered(
    await caller.call('login', { body, token: null, purpose: 'wrong-password' }),
  );
  const { status = 0 } = exchange;
  const token = isRecord(exchange.body) ? exchange.body['token'] : undefined;
  const hasToken = typeof token === 'string' && token !== '';
  const silent = messageProblem(exchange);
  if (status !== 400 && status !== 401) {
    const effect = hasToken ? 'exposed' : (silent?.effect ?? 'harmless');
    return judge([statusProblem(exchange, effect)]);
  }
  const got = 'a token';
  const problem = {
    cause: 'token in a refusal',
    expected: 'no token',
    got,
    pointer: '/token',
    exchange,
  };
  return judge([...(hasToken ? [problem] : []), ...(silent ? [silent] : [])]);
};

/** Requests that would change nothing, even if the host let them through. */
async function requestOf(context: Context, operation: OperationId): Promise<CallRequest> {
  switch (operation) {
    case 'createEvaluation':
      return { body: { note: context.mark, score: 5, employeeId: UNKNOWN_ID } };
    case 'updateEvaluation':
      return { ids: [UNKNOWN_ID], body: { note: context.mark, score: 5, employeeId: UNKNOWN_ID } };
    case 'createFeedback':
      return { body: { evaluationId: UNKNOWN_ID, feedback: context.mark } };
    case 'getEvaluation':
      return { ids: [await firstId(() => anyEvaluationsOf(context))] };
    case 'getEmployee':
    case 'listEmployeeEvaluations':
    case 'getStatistics':
      return { ids: [await firstId(() => employeesOf(context))] };
    case 'listEvaluations':
    case 'listOwnEvaluations':
      return { query: { page: '1', limit: '10' } };
    default:
      return {};
  }
}

/** The id of a record that exists, if the run may know one. */
async function firstId(read: () => Promise<{ _id: string }[]>): Promise<string> {
  try {
    return (await read())[0]?._id ?? UNKNOWN_ID;
  } catch (error) {
    if (error instanceof NotProven) return UNKNOWN_ID;
    throw error;
  }
}

async function refused(
  context: Context,
  operation: OperationId,
  token: string | null,
  purpose: string,
): Promise<Problem[]> {
  const request = await requestOf(context, operation);
  const exchange = answered(await context.caller.call(operation, { ...request, token, purpose }));
  if (request.body !== undefined && isSuccess(exchange)) {
    context.created(`what ${operation} makes of a call that must be refused (${purpose})`);
  }
  const effect = isSuccess(exchange) ? 'exposed' : 'stuck session';
  return exchange.status === 401 ? [] : [statusProblem(exchange, effect)];
}

export const tokenRequired: Check = async (context, operation) =>
  judge(await refused(context, operation, null, 'token-required'));

export const tokenChecked: Check = async (context, operation) => {
  const madeUp = await refused(context, operation, 'contract-check-made-up', 'token-checked');
  // Who accepts any token accepts an altered one, too.
  if (!context.session || madeUp.length > 0) return judge(madeUp);
  const altered = alter(context.session.token);
  context.hide(altered);
  return judge(await refused(context, operation, altered, 'token-checked'));
};

/** Changes a character in the middle of the token's last part, where all bits belong to the signature. */
function alter(token: string): string {
  const start = token.lastIndexOf('.') + 1;
  const place = Math.floor((start + token.length) / 2);
  const other = token[place] === '0' ? '1' : '0';
  return `${token.slice(0, place)}${other}${token.slice(place + 1)}`;
}

export const tokenLasts: Check = async (context) => {
  sessionOf(context);
  const problems: Problem[] = [];
  for (const time of ['right after sign-in', 'again']) {
    const exchange = answered(await context.caller.call('listEmployees'));
    if (exchange.status === 401) {
      const got = `status 401 ${time}`;
      problems.push({ cause: 'token-lasts', expected: 'an answer', got, exchange });
    } else {
      succeeded(exchange);
    }
  }
  return judge(problems.slice(0, 1));
};
