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
  const cause = isSuccess ? `${status} for ${right}` : `${operation} ${status}`;
  return { cause, change: `Answer ${right}, not ${status}`, expected: `status ${right}` };
}

/** Without an API behind a path, frameworks answer with one of these. */
const NO_ROUTE = [404, 405, 501];

/** Operations of which a call that the app makes is wrong because, like each of them, it finds no route. */
export function missingRoutes(broken: Broken[], exchanges: Exchange[]): Set<OperationId> {
  const isMissing = ({ purpose, status = 0 }: Exchange) =>
    purpose === undefined && NO_ROUTE.includes(status);
  const calls = groupBy(exchanges, ({ operation }) => operation);
  const blamed = broken.flatMap(({ problems }) =>
    problems.flatMap(({ exchange }) => exchange ?? []),
  );
  return new Set(
    blamed
      .filter(isMissing)
      .map(({ operation }) => operation)
      .filter((operation) =>
        calls.get(operation)?.every((call) => call.purpose !== undefined || isMissing(call)),
      ),
  );
}

/** What is wrong of a missing route is one problem, and what follows from it elsewhere is none. */
export function withoutConsequences(broken: Broken[], exchanges: Exchange[]): Broken[] {
  const missing = missingRoutes(broken, exchanges);
  const follows = ({ exchange }: Problem) => exchange && missing.has(exchange.operation);
  return broken.flatMap(({ rule, operation, problems }): Broken[] => {
    if (missing.has(operation)) {
      const exchange = exchanges.find((call) => call.operation === operation && !call.purpose);
      return [{ rule, operation, problems: [routeProblem(exchange)] }];
    }
    const others = problems.filter((problem) => !follows(problem));
    return others.length > 0 ? [{ rule, operation, problems: others }] : [];
  });
}

const routeProblem = (exchange: Exchange | undefined): Problem => ({
  cause: 'missing route',
  change: 'Add the route',
  clause: PATHS,
  expected: 'an answer',
  got: `status ${exchange?.status ?? 0} to every call`,
  exchange,
  ...(exchange && { effect: effectOfFailure(exchange.operation) }),
});
