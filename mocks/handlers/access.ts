import type { Db } from '../db/db';
import type { AccountRecord } from '../db/records';
import { refuse } from './refusal';
import type { Scenario } from '../scenarios';
import { readToken } from '../server/tokens';

/** Answers who calls, or why they may not: 401 or 403. */
export type Guard<C> = (request: Request) => C | Response;

export interface Access {
  anybody: Guard<undefined>;
  signedIn: Guard<AccountRecord>;
  /** Whoever is signed in; in the scenario `strictRoles` no Employee (decision 8). */
  evaluator: Guard<AccountRecord>;
  /** Without an Authorization header anybody, with one an evaluator. */
  newcomerOrEvaluator: Guard<AccountRecord | undefined>;
}

export function createAccess(db: Db, scenario: Scenario): Access {
  function signedIn(request: Request) {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
    const claims = token === undefined ? undefined : readToken(token);
    if (!claims) return refuse(401, 'Please sign in');
    return db.account(claims.email) ?? db.adoptAccount(claims);
  }

  function evaluator(request: Request) {
    const caller = signedIn(request);
    const isRefused =
      scenario === 'strictRoles' && !(caller instanceof Response) && caller.role === 'Employee';
    return isRefused ? refuse(403, 'Your role does not allow this') : caller;
  }

  return {
    anybody: () => undefined,
    signedIn,
    evaluator,
    newcomerOrEvaluator: (request) =>
      request.headers.has('Authorization') ? evaluator(request) : undefined,
  };
}
