import type { Violation } from 'virtual:contract-validators';
import {
  expectation,
  pointerOf,
  valueAt,
  withoutAlternatives,
} from '../../../../contract/violations';
import { shown } from '../../context';
import { effectOfValue } from '../../effectOf';
import { dateAdvice } from '../../host/normalise';
import type { Exchange, Problem } from '../../model';

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
  const { format } = error.params;
  const isMissing = error.keyword === 'required';
  const expected = expectation(error);
  // Their answers have tokens.
  const isSecret = operation === 'login' || operation === 'register';
  return {
    // Operations that send different things have different causes.
    cause: isMissing ? `${name} missing` : `${name} ${error.keyword} ${kindOf(value)}`,
    change: isMissing
      ? `Send \`${name}\``
      : `Send ${name === 'body' ? 'the body' : `\`${name}\``} as ${expected}`,
    expected,
    ...(format === 'date' || format === 'date-time' ? dateAdvice(format, name) : {}),
    got: isSecret ? kindOf(value) : shown(value),
    pointer,
    exchange,
    effect: effectOfValue(exchange, pointer),
  };
}

export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
