import { CONTRACT } from '../../../contract/contract';
import { createContractValidator } from '../../../contract/validation';
import { isRecord } from '../../../src/domain/isRecord';
import {
  answerOf,
  appCallsOf,
  everyCall,
  everySuccess,
  exchangesOf,
  NotProven,
  describeValue,
  type Check,
  type Problem,
} from '../context';
import { isSuccess, type Exchange } from '../host/host';
import { objectOf, requiredOf } from '../host/names';
import { dateAdvice, type Deviation } from '../host/normalise';
import { declared, readOf, schemaOf } from '../host/operations';
import { STRANGE_ID } from './refusal';

/** These checks are for every answer, independent of the operation. They inspect all calls of the run. */

/** The statuses of frameworks for a path without a route. */
const NO_ROUTE = [404, 405, 501];
const kindOf = ({ text, body }: Exchange) => {
  if (text === '') return 'an empty body';
  if (body !== undefined) return 'JSON';
  return /<(?:!doctype|html)/i.test(text) ? 'an HTML page' : 'a text';
};

export const answers = everyCall((exchange) =>
  exchange.failure === undefined ? [] : [{ got: exchange.failure, exchange }],
);

export const route: Check = (context, operation) => {
  const calls = appCallsOf(context, operation);
  const isMissing = calls.every(({ status }) => NO_ROUTE.includes(status));
  if (!isMissing) return [];
  return calls.map((exchange) => {
    return { change: 'Add the route', got: `${answerOf(exchange)} to every call`, exchange };
  });
};

const rightAnswer = (exchange: Exchange): Problem => ({
  change: `Answer ${declared(exchange.operation).success}, not ${exchange.status}`,
  got: answerOf(exchange),
  exchange,
});

export const noServerError = everyCall((exchange) =>
  exchange.status >= 500 && !exchange.purpose ? [rightAnswer(exchange)] : [],
);

export const noRedirect = everyCall((exchange) => {
  const { status, headers } = exchange;
  if (status < 300 || status >= 400) return [];
  const got = `status ${status} to ${headers.get('Location') ?? 'nowhere'}`;
  return [{ ...rightAnswer(exchange), got }];
});

/** Refusals that do not break the contract: a role may not be allowed (403), and a host may be busy (429). */
const NO_REFUSALS = [401, 403, 429];

export const accepted = everyCall((exchange) => {
  const { status, purpose } = exchange;
  const isRefused = status >= 400 && status < 500 && !NO_REFUSALS.includes(status);
  return isRefused && !purpose ? [rightAnswer(exchange)] : [];
});

export const json = everySuccess((exchange) => {
  const kind = kindOf(exchange);
  if (kind === 'JSON') return [];
  const change = `Answer ${declared(exchange.operation).success} and JSON, not ${kind}`;
  return [{ change, got: `${kind} with status ${exchange.status}`, exchange }];
});

export const deviation = (rule: Deviation['rule']) =>
  everySuccess((exchange) =>
    exchange.deviations
      .filter(({ rule: brokenRule }) => brokenRule === rule)
      .map(({ change, got }) => ({ change, got, exchange })),
  );

/** Checks the status. A success without a body is reported by `json`. */
export const successStatus = everyCall((exchange) => {
  const { purpose, operation, status, text } = exchange;
  const isRight = status === declared(operation).success || text === '';
  return isSuccess(exchange) && !purpose && !isRight ? [rightAnswer(exchange)] : [];
});

export const errorShape = everyCall((exchange) => {
  const { status, body, purpose, headers } = exchange;
  if (status < 400 || status >= 500 || purpose?.asks === STRANGE_ID) return [];
  if (isRecord(body) && typeof body['message'] === 'string' && body['message'] !== '') return [];
  const kind = body === undefined ? kindOf(exchange) : describeValue(body);
  const got = `${kind} with status ${status}, ${headers.get('Content-Type') ?? 'no content type'}`;
  return [{ change: 'Send errors as JSON { message }', got, exchange }];
});

const VALIDATOR = createContractValidator(CONTRACT);
/** The maximum number of inspected violations per answer. More of them in a long list are similar. */
const MAX_VIOLATIONS = 100;

export const values = everySuccess((exchange) => {
  const { operation, body } = exchange;
  if (body === undefined) return [];
  return VALIDATOR.errorsOfAnswer(operation, declared(operation).success, body)
    .slice(0, MAX_VIOLATIONS)
    .flatMap(({ instancePath, keyword, params, message = 'is wrong' }): Problem[] => {
      const keys = instancePath.split('/').slice(1);
      const value = keys.reduce(propertyOf, body);
      const name = keys.findLast((key) => !/^\d+$/.test(key));
      const { format, allowedValues, missingProperty, type } = params;
      // `oneOf` adds nothing to the violations of its alternatives.
      if (keyword === 'oneOf' || type === 'null') return [];
      // Other rules check these.
      if (operation === 'login' && name === 'role') return [];
      if (operation === 'getStatistics' && keyword === 'minimum' && value === 0) return [];
      // The answers of these operations have tokens.
      const isSecret = operation === 'login' || operation === 'register';
      const got = isSecret ? `the ${typeof value}` : describeValue(value);
      if (missingProperty !== undefined) {
        return [{ change: `Send ${JSON.stringify(missingProperty)}`, got, exchange }];
      }
      if (format === 'date' || format === 'date-time') {
        return [{ rule: 'dates', change: dateAdvice(format, name ?? ''), got, exchange }];
      }
      const allowed = allowedValues === undefined ? '' : `: ${JSON.stringify(allowedValues)}`;
      const subject = name === undefined ? 'The body' : `\`${name}\``;
      const change = `${subject} ${message.replaceAll(',', ' or ')}${allowed}`;
      return [{ change, got, exchange }];
    });
});

export const screenFields: Check = (context, operation) => {
  const successes = exchangesOf(context, operation).filter(isSuccess);
  const records = successes.flatMap(recordsIn);
  const [exchange] = successes;
  if (!exchange || records.length === 0) throw new NotProven(`${operation} returns no records`);
  return (readOf(operation)?.shows ?? [])
    .filter((field) => records.every((record) => (valueOf(record, field) ?? null) === null))
    .map((field) => {
      const name = field.split('/').at(-1) ?? '';
      return { change: `Send \`${name}\``, got: `nothing in ${records.length} records`, exchange };
    });
};

function recordsIn({ operation, body }: Exchange): Record<string, unknown>[] {
  const schema = objectOf(schemaOf(operation));
  const properties = objectOf(schema['properties']);
  const list = requiredOf(schema).find((name) => {
    return objectOf(properties[name])['type'] === 'array';
  });
  const records = list !== undefined && isRecord(body) ? body[list] : body;
  return [records].flat().filter(isRecord);
}

const valueOf = (record: Record<string, unknown>, field: string) =>
  field.split('/').reduce<unknown>(propertyOf, record);

const propertyOf = (parent: unknown, key: string): unknown =>
  typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined;

export const sessionLasts = everyCall((exchange, { session }) => {
  const { status, purpose, operation } = exchange;
  const isEnded = status === 401 && !purpose && operation !== 'login' && session !== undefined;
  return isEnded ? [{ got: answerOf(exchange), exchange }] : [];
});
