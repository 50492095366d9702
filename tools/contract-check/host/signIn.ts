import type { Caller } from './caller';
import { isSuccess, type Session } from '../context';
import type { Exchange } from '../model';
import { isRecord } from '../../../src/domain/isRecord';

interface SignInOptions {
  url: string;
  email: string | undefined;
  password: string | undefined;
  hide: (secret: string) => void;
}

/** Characters. The headers of a call have 16 KB at most, in Node and in nginx. */
const LONGEST_TOKEN = 16_000;

/** The host cannot be checked at all. The message is one line. */
export class CannotRun extends Error {}

/** Finds out whether anything answers, and whether it is an API. */
export async function reach(caller: Caller, url: string) {
  const exchange = await caller.call('listEmployees', { token: null, purpose: 'token-required' });
  if (exchange.failure !== undefined) {
    throw new CannotRun(`${url} gives ${exchange.failure}.`);
  }
  // Static hosts answer their page with 200, or with 404 (docs/deployment.md).
  if ([200, 404].includes(exchange.status ?? 0) && isPage(exchange)) {
    throw new CannotRun(`${url} answers calls with a web page. Is this the address of the API?`);
  }
}

const isPage = ({ text, headers }: Exchange) =>
  (headers.get('Content-Type') ?? '').includes('html') && /<(?:!doctype html|html)/i.test(text);

export async function signIn(caller: Caller, options: SignInOptions): Promise<Session | undefined> {
  const { email, password, hide, url } = options;
  if (email === undefined || password === undefined) return undefined;
  hide(password);
  const exchange = await caller.call('login', { body: { email, password }, token: null });
  if (exchange.failure !== undefined)
    throw new CannotRun(`Sign-in at ${url}: ${exchange.failure}.`);
  if (!isSuccess(exchange)) {
    const { body } = exchange;
    const message =
      isRecord(body) && typeof body['message'] === 'string' ? `: ${body['message']}` : '';
    const { status = 0 } = exchange;
    const hint = status === 404 ? ' Is the path of the address right?' : '';
    throw new CannotRun(`Sign-in was refused with status ${status}${message}.${hint}`);
  }
  const { token, role } = isRecord(exchange.body) ? exchange.body : {};
  if (typeof token !== 'string' || token === '') return undefined;
  if (token.length > LONGEST_TOKEN) {
    throw new CannotRun(
      `Sign-in at ${url} answers a token of ${token.length} characters. Servers accept no header of this length.`,
    );
  }
  hide(token);
  caller.setToken(token);
  return { email, password, token, role };
}
