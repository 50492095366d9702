import type { Violation } from 'virtual:contract-validators';
import {
  expectation,
  pointerOf,
  valueAt,
  withoutAlternatives,
} from '../../../../src/api/report/violations';
import { shown } from '../../context';
import { effectOfValue } from '../../effectOf';
import type { Exchange, Problem } from '../../model';
import { isRecord } from '../../../../src/domain/isRecord';

/** The number of violations that are looked at in one answer. Further ones in a long list are like these. */
const MOST_VIOLATIONS = 100;

export function schemaProblems(errors: Violation[], exchange: Exchange): Problem[] {
  return withoutAlternatives(errors.slice(0, MOST_VIOLATIONS))
    .filter((error) => !isZeroFigure(error, exchange))
    .map((error) => schemaProblem(error, exchange));
}

/** Whether the answer has a zero where there is no figure. `statistics-none` looks at that. */
const isZeroFigure = ({ keyword, instancePath }: Violation, { operation, body }: Exchange) =>
  operation === 'getStatistics' && keyword === 'minimum' && valueAt(body, instancePath) === 0;

function schemaProblem(error: Violation, exchange: Exchange): Problem {
  const { operation, body } = exchange;
  const pointer = pointerOf(error);
  const name = pointer.split('/').findLast((key) => key !== '' && !/^\d+$/.test(key)) ?? 'body';
  const value = valueAt(body, pointer);
  // Their answers have tokens.
  const isSecret = operation === 'login' || operation === 'register';
  return {
    cause: `${name} ${error.keyword === 'required' ? 'missing' : error.keyword}`,
    expected: expectation(error),
    got: isSecret ? typeof value : `${shown(value)}${timeHint(value)}`,
    pointer,
    exchange,
    effect: effectOfValue(exchange, pointer),
  };
}

/** Says that a large number is a time. Dates are texts in the contract. */
function timeHint(value: unknown): string {
  const isTime = typeof value === 'number' && value > 1e11 && value < 1e14;
  return isTime ? `, which as milliseconds since 1970 is ${new Date(value).toISOString()}` : '';
}

/** The property that holds the whole answer, if `isAnswer` accepts its value. */
export function envelopeOf(body: unknown, isAnswer: (inner: unknown) => boolean) {
  if (!isRecord(body)) return undefined;
  const containers = Object.keys(body).filter((key) => typeof body[key] === 'object' && body[key]);
  return containers.find((key) => isAnswer(body[key]));
}
