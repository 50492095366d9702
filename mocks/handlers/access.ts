import type { Db } from '../db/db';
import type { AccountRecord } from '../db/records';
import { demoAccount } from '../demoAccounts';
import { errorAnswer } from './errorAnswer';
import type { ServerKind } from '../servers';
import { readToken } from './tokens';

/** Returns the account of the caller, or a response with 401 or 403. */
export type Guard<C> = (request: Request) => C | Response;

export interface Access {
  anybody: Guard<undefined>;
  signedIn: Guard<AccountRecord>;
  /**
   * Accepts any signed-in caller. On the server `strictRoles`, an Employee is refused (specification, Server rules).
   */
  evaluator: Guard<AccountRecord>;
  /** Accepts a call without an Authorization header, or a call of an evaluator. */
  newcomerOrEvaluator: Guard<AccountRecord | undefined>;
}

interface AccessOptions {
  db: Db;
  kind: ServerKind;
  /** Whether the session belongs to a host. Its token then counts as that of the Admin. */
  isHostSignedIn: () => boolean;
}

export function createAccess({ db, kind, isHostSignedIn }: AccessOptions): Access {
  function signedIn(request: Request) {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
    const host = isHostSignedIn() ? demoAccount('Admin') : undefined;
    const claims = token === undefined ? undefined : (readToken(token) ?? host);
    if (!claims) return errorAnswer(401, 'Please sign in');
    return db.account(claims.email) ?? db.adoptAccount(claims);
  }

  function evaluator(request: Request) {
    const caller = signedIn(request);
    const isRefused =
      kind === 'strictRoles' && !(caller instanceof Response) && caller.role === 'Employee';
    return isRefused ? errorAnswer(403, 'Your role does not allow this') : caller;
  }

  return {
    anybody: () => undefined,
    signedIn,
    evaluator,
    newcomerOrEvaluator: (request) =>
      request.headers.has('Authorization') ? evaluator(request) : undefined,
  };
}
