import { decodeSession } from '../../api/decode/answers';
import type { RequestBody } from '../../api/contract';
import { request, send } from '../../api/http/request';

type RegisterBody = RequestBody<'post', '/api/auth/register'>;

/** Exchanges e-mail and password for a token. */
export function login(body: RequestBody<'post', '/api/auth/login'>) {
  return request('post', '/api/auth/login', { body }, decodeSession);
}

/** Creates an account and answers its token. */
export function register(body: RegisterBody) {
  return request('post', '/api/auth/register', { body }, decodeSession);
}

/** Creates an account for somebody else; the token and role in the answer are ignored (decision 9). */
export function addEmployee(body: RegisterBody) {
  return send('post', '/api/auth/register', { body });
}
