import { everySuccess, exchangesOf, type Check, type Problem } from '../context';
import { isSuccess, type Exchange } from '../host/host';
import { declared } from '../host/operations';

/** These checks are for headers: CORS (the Fetch standard), preflight requests, and caching. */

const REQUEST_HEADERS = ['authorization', 'content-type'];
/** Methods that need no permission by a preflight request. */
const SAFE_METHODS = ['GET', 'HEAD', 'POST'];
const ORIGIN = 'Access-Control-Allow-Origin';

const sent = ({ headers }: Exchange, name: string) => `${name}: ${headers.get(name) ?? '(none)'}`;

const listed = ({ headers }: Exchange, name: string) =>
  (headers.get(name) ?? '').split(',').map((part) => part.trim());

const allowsOrigin = ({ headers }: Exchange, origin = '') =>
  ['*', origin].includes(headers.get(ORIGIN) ?? '');

export const cors: Check = (context, operation) => {
  const { origin = '' } = context;
  const wrong = exchangesOf(context, operation).filter(
    (exchange) => exchange.status > 0 && !allowsOrigin(exchange, origin),
  );
  const success = wrong.find(isSuccess);
  const [exchange = success] = wrong;
  if (!exchange) return [];
  const change = `Send ${ORIGIN}: ${origin}${success ? '' : ', also with errors'}`;
  return [{ change, got: sent(success ?? exchange, ORIGIN), exchange: success ?? exchange }];
};

export const preflight: Check = async ({ host, origin }, operation) => {
  const exchange = await host.preflight(operation, REQUEST_HEADERS.join());
  const problem = (expected: string, got: string): Problem => ({
    change: `Answer OPTIONS with ${expected}`,
    got,
    exchange,
  });
  if (!isSuccess(exchange)) return [problem('a 2xx', `status ${exchange.status}`)];
  if (!allowsOrigin(exchange, origin)) {
    return [problem(`${ORIGIN}: ${origin ?? ''}`, sent(exchange, ORIGIN))];
  }
  const { method } = declared(operation);
  // Browsers compare methods with their case, and the names of headers without.
  const methods = listed(exchange, 'Access-Control-Allow-Methods');
  const headers = listed(exchange, 'Access-Control-Allow-Headers').map((header) =>
    header.toLowerCase(),
  );
  const isAllowed = [...methods, ...SAFE_METHODS].includes(method) || methods.includes('*');
  // `*` does not include Authorization.
  const refused = REQUEST_HEADERS.filter(
    (name) => !headers.includes(name) && (!headers.includes('*') || name === 'authorization'),
  );
  const problems = isAllowed
    ? []
    : [
        problem(
          `Access-Control-Allow-Methods: ${method}`,
          sent(exchange, 'Access-Control-Allow-Methods'),
        ),
      ];
  if (refused.length === 0) return problems;
  const name = 'Access-Control-Allow-Headers';
  return [...problems, problem(`${name}: ${refused.join(', ')}`, sent(exchange, name))];
};

/** With one of these, a shared cache may store an answer to a call with an Authorization header (RFC 9111, 3.5). */
const SHARED = /(?:^|[\s,])(?:public|must-revalidate|s-maxage=[1-9])/i;
/** With one of these, a shared cache stores no answer, or revalidates it. */
const NOT_KEPT = /(?:^|[\s,])(?:private|no-store|no-cache|(?:s-)?max(?:-)?age=0)/i;

/** Matches a time in `Cache-Control` for which a browser may use an answer again. */
const LIFETIME = /(?:^|[\s,])max-age=(\d+)/i;
const ASKED_AGAIN = /(?:^|[\s,])(?:no-store|no-cache)/i;

/** Returns what lets a browser use an answer again without asking the host (RFC 9111, 4.2). */
function lifetimeOf({ headers }: Exchange): [name: string, value: string] | undefined {
  const control = headers.get('Cache-Control') ?? '';
  if (ASKED_AGAIN.test(control)) return undefined;
  const age = LIFETIME.exec(control)?.[1];
  if (age !== undefined) return Number(age) > 0 ? ['Cache-Control', control] : undefined;
  // Without a lifetime, browsers take a tenth of the time since the last change.
  for (const name of ['Expires', 'Last-Modified']) {
    const value = headers.get(name);
    if (value !== null) return [name, value];
  }
  return undefined;
}

export const browserCache = everySuccess((exchange) => {
  const lifetime = lifetimeOf(exchange);
  return lifetime ? [{ got: lifetime.join(': '), exchange }] : [];
});

export const privateCache = everySuccess((exchange) => {
  const header = exchange.headers.get('Cache-Control') ?? '';
  const isShared = SHARED.test(header) && !NOT_KEPT.test(header);
  return isShared ? [{ got: `Cache-Control: ${header}`, exchange }] : [];
});
