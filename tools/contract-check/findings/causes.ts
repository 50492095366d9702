import { CONTRACT } from '../../../contract/contract';
import { readOperations } from '../../../contract/operations';
import { groupBy } from '../../../src/domain/groupBy';
import { effectOfFailure } from '../effectOf';
import type { Exchange, OperationId, Problem } from '../model';
import { PATHS } from '../rules';
import type { Broken } from './findings';

/** Causes that show in several rules and operations: one status for another, and a route that is not there. */

type Cause = Pick<Problem, 'cause' | 'change' | 'expected'>;

/** The calls of rules that the app does not make, and the right answer to each. */
const CALLS: Record<string, [call: string, answer: string]> = {
  'wrong-password': ['a wrong password', '401'],
  'token-required': ['a call without a valid token', '401'],
  'token-checked': ['a call without a valid token', '401'],
  'page-edges': ['page 0 and a page beyond the last', '200 or 422'],
  'search-literal': ['a search for any text', '200'],
  'search-none': ['a search without a match', '200 and an empty list'],
  'unknown-id': ['an unknown id', '404'],
  'strange-id': ['an id with a slash, dots or a space', '404'],
  'refuses-score': ['a score that is not from 1 to 10', '422'],
  'refuses-empty': ['an empty text', '422'],
  'refuses-taken-email': ['a taken e-mail address', '409'],
  'refuses-age': ['an age of 17', '422'],
};

/** Whether the right answer to the call is an error. */
export const mustFail = ({ purpose = '' }: Exchange) =>
  CALLS[purpose]?.[1].startsWith('4') === true;

const OPERATIONS = readOperations(CONTRACT);

/** The cause of a wrong status. All rules that see the status name the same cause, so that they make one finding. */
export function statusCause({ purpose = '', operation, status = 0 }: Exchange): Cause {
  const isSuccess = status >= 200 && status < 300;
  const [call, answer] = CALLS[purpose] ?? [];
  if (call !== undefined && answer !== undefined) {
    // Who accepts a call has another hole in each case.
    const kind = isSuccess ? purpose : call;
    const change = `Answer ${answer} to ${call}, not ${status}`;
    return { cause: `${status} for ${kind}`, change, expected: `status ${answer}` };
  }
  const right = OPERATIONS.find(({ id }) => id === operation)?.success ?? 200;
  const change = `Answer ${right}, not ${status}`;
  return { cause: `${status} for ${right}`, change, expected: `status ${right}` };
}

/** Without an API behind a path, frameworks answer with one of these. */
const NO_ROUTE = [404, 405, 501];

/** Operations of which every call that the app makes finds no route, or makes the server fail in the same way. */
export function deadOperations(broken: Broken[], exchanges: Exchange[]): Set<OperationId> {
  const isDead = ({ purpose, status = 0 }: Exchange) =>
    purpose === undefined && (NO_ROUTE.includes(status) || status >= 500);
  const calls = groupBy(exchanges, ({ operation }) => operation);
  // A 404 may be right, such as for the statistics of somebody without evaluations.
  const blamed = broken.flatMap(({ problems }) =>
    problems.flatMap(({ exchange }) => exchange ?? []),
  );
  return new Set(
    blamed
      .filter(isDead)
      .filter(({ operation, status }) =>
        calls.get(operation)?.every((call) => call.purpose !== undefined || call.status === status),
      )
      .map(({ operation }) => operation),
  );
}

/** What is wrong of a dead operation is one problem, and what follows from it elsewhere is none. */
export function withoutConsequences(broken: Broken[], exchanges: Exchange[]): Broken[] {
  const dead = deadOperations(broken, exchanges);
  const follows = ({ exchange }: Problem) => exchange && dead.has(exchange.operation);
  return broken.flatMap(({ rule, operation, problems }): Broken[] => {
    const call = exchanges.find((one) => one.operation === operation && !one.purpose);
    if (call && dead.has(operation)) return [{ rule, operation, problems: [deadProblem(call)] }];
    const others = problems.filter((problem) => !follows(problem));
    return others.length > 0 ? [{ rule, operation, problems: others }] : [];
  });
}

function deadProblem(exchange: Exchange): Problem {
  const { operation, status = 0 } = exchange;
  const route = { cause: 'missing route', change: 'Add the route', expected: 'an answer' };
  return {
    ...(NO_ROUTE.includes(status) ? route : statusCause(exchange)),
    ...{ clause: PATHS, got: `status ${status} to every call`, exchange },
    effect: effectOfFailure(operation),
  };
}
