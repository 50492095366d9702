import { decodeSession } from '../../api/decode/answers';
import type { RequestBody } from '../../api/contract';
import { request, send } from '../../api/http/request';

type RegisterBody = RequestBody<'post', '/api/auth/register'>;

/** Signs in: returns a token and a role for an e-mail address and a password. */
export function login(body: RequestBody<'post', '/api/auth/login'>) {
  return request('post', '/api/auth/login', { body }, decodeSession);
}

/** Creates an account; returns its token and role. */
export function register(body: RegisterBody) {
  return request('post', '/api/auth/register', { body }, decodeSession);
}

/**
 * Creates an account for another person. The token and role in the answer are ignored (specification, Add employee).
 */
export function addEmployee(body: RegisterBody) {
  return send('post', '/api/auth/register', { body });
}
