import type { HttpHandler } from 'msw';
import { loginSchema, registrationSchema } from '../../src/domain/schemas';
import type { HandlerContext } from './handlerContext';
import { issueToken } from './tokens';

/**
 * Creates the handlers of sign-in and registration. With a token, registration adds an employee (specification, Add
 * employee).
 */
export function authHandlers({ access, db, http, now, write }: HandlerContext): HttpHandler[] {
  return [
    http.post(
      '/api/auth/login',
      write(access.anybody, loginSchema, ({ body, response }) => {
        const account = db.account(body.email);
        if (account?.password !== body.password) {
          return response(401).json({ message: 'Invalid email or password' });
        }
        return response(200).json({ token: issueToken(account), role: account.role });
      }),
    ),

    http.post(
      '/api/auth/register',
      write(access.newcomerOrEvaluator, registrationSchema, ({ body, response }) => {
        const { name, email, age, role, password } = body;
        if (db.isEmailTaken(email)) {
          return response(409).json({ message: 'An account with this email already exists' });
        }
        const hireDate = now().slice(0, 10);
        const employee = db.addEmployee({ name, email, age, role, hireDate }, password);
        return response(201).json({ token: issueToken(employee), role });
      }),
    ),
  ];
}
