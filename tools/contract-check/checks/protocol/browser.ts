import {
  answered,
  exchangesOf,
  isSuccess,
  judge,
  NotProven,
  successesOf,
  type Check,
  type Context,
} from '../../context';
import { effectOfFailure, isRead } from '../../effectOf';
import type { EffectId } from '../../effects';
import type { Exchange, OperationId, Problem } from '../../model';

/** The preflight request before a call, and the headers that a browser needs in an answer (the fetch standard). */

const REQUEST_HEADERS = 'authorization,content-type';
/** A browser needs no permission for these. */
const SAFE_METHODS = ['GET', 'HEAD', 'POST'];

const listed = ({ headers }: Exchange, name: string) =>
  (headers.get(name) ?? '').split(',').map((part) => part.trim());

function allowsOrigin({ headers }: Exchange, origin: string | undefined): boolean {
  const allowed = headers.get('Access-Control-Allow-Origin');
  return allowed === '*' || allowed === origin;
}

const sent = ({ headers }: Exchange, name: string) => `${name}: ${headers.get(name) ?? '(none)'}`;

/** Whether the app sends the header: a token only with a session, a content type only with a body. */
const isSent = (header: string, operation: OperationId) =>
  header === 'authorization' ? operation !== 'login' : !isRead(operation);

export const preflight: Check = async ({ caller, origin }, operation) => {
  const exchange = answered(await caller.preflight(operation, REQUEST_HEADERS));
  const { method } = caller.operation(operation);
  const problem = (what: string, expected: string, got: string): Problem => ({
    cause: `preflight ${what}`,
    change: `Answer OPTIONS with ${expected}`,
    expected,
    got,
    exchange,
    effect: effectOfFailure(operation),
  });
  if (!isSuccess(exchange)) {
    return judge([problem('status', 'a 2xx', `status ${exchange.status ?? 0}`)]);
  }
  if (!allowsOrigin(exchange, origin)) {
    return judge(
      originProblems(origin, [exchange], effectOfFailure(operation), ', also to OPTIONS'),
    );
  }
  // Browsers compare methods with their case, and the names of headers without.
  const methods = listed(exchange, 'Access-Control-Allow-Methods');
  const headers = listed(exchange, 'Access-Control-Allow-Headers').map((one) => one.toLowerCase());
  const problems: Problem[] = [];
  if (![...methods, ...SAFE_METHODS].includes(method) && !methods.includes('*')) {
    const got = sent(exchange, 'Access-Control-Allow-Methods');
    problems.push(problem(`method ${method}`, `Access-Control-Allow-Methods: ${method}`, got));
  }
  // `*` does not include Authorization.
  const refused = REQUEST_HEADERS.split(',').filter(
    (name) => !headers.includes(name) && (!headers.includes('*') || name === 'authorization'),
  );
  if (refused.length > 0) {
    const got = sent(exchange, 'Access-Control-Allow-Headers');
    problems.push({
      ...problem('headers', `Access-Control-Allow-Headers: ${refused.join(', ')}`, got),
      ...(!refused.some((name) => isSent(name, operation)) && { effect: 'harmless' }),
    });
  }
  const age = exchange.headers.get('Access-Control-Max-Age');
  const said = age
    ? `A browser keeps the answer to a preflight request for ${age} seconds`
    : 'Access-Control-Max-Age is not sent: a browser asks again after 5 seconds';
  return judge(problems, operation === 'listEmployees' ? said : undefined);
};

const answeredOf = (context: Context, operation: OperationId) =>
  exchangesOf(context, operation).filter(({ status }) => status !== undefined);

/** A header that is missing everywhere is one cause. `when` is said where only some answers lack it. */
function originProblems(
  origin: string | undefined,
  exchanges: Exchange[],
  effect: EffectId,
  when = '',
): Problem[] {
  const wrong = exchanges.find((exchange) => !allowsOrigin(exchange, origin));
  if (!wrong) return [];
  const expected = `Access-Control-Allow-Origin: ${origin ?? ''}`;
  return [
    {
      ...{ cause: 'no origin allowed', change: `Send ${expected}${when}`, expected },
      got: `${sent(wrong, 'Access-Control-Allow-Origin')}, with status ${wrong.status ?? 0}`,
      exchange: wrong,
      effect,
    },
  ];
}

export const corsAnswers: Check = (context, operation) =>
  judge(
    originProblems(context.origin, successesOf(context, operation), effectOfFailure(operation)),
  );

export const corsErrors: Check = (context, operation) => {
  const errors = answeredOf(context, operation).filter(({ status = 0 }) => status >= 400);
  // Without a session there is none to end.
  const effect = operation === 'login' ? 'no message' : 'stuck session';
  if (errors.length > 0) {
    return judge(originProblems(context.origin, errors, effect, ', also with errors'));
  }
  throw new NotProven('No error was seen', 'an error of the operation');
};

export const corsCredentials: Check = (context, operation) => {
  const wrong = answeredOf(context, operation).find(
    ({ headers }) =>
      headers.get('Access-Control-Allow-Origin') === '*' &&
      headers.get('Access-Control-Allow-Credentials') === 'true',
  );
  const expected = 'one origin, or no credentials';
  const got = 'Access-Control-Allow-Origin: * with Access-Control-Allow-Credentials: true';
  return judge(wrong ? [{ cause: 'cors-credentials', expected, got, exchange: wrong }] : []);
};
