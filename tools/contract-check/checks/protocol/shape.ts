import {
  exchangesOf,
  firstOfEachCause,
  judge,
  shown,
  statusProblem,
  successesOf,
  type Check,
} from '../../context';
import {
  effectOfAnswer,
  effectOfEnvelope,
  effectOfFailure,
  effectOfNoMessage,
  effectOfRedirect,
  effectOfValue,
} from '../../effectOf';
import { rankOf } from '../../effects';
import type { Exchange, Problem } from '../../model';
import { declaredAnswer } from '../../../../contract/declared';
import { mustFail } from '../../findings/causes';
import { parsed } from '../../host/exchange';
import { normalise } from '../../host/normalise';
import { schemaProblems } from './schemaProblems';
import { isRecord } from '../../../../src/domain/isRecord';

/** These checks look at all calls of the run, so they come last. */

/** A proxy or the router of a server may answer a strange id in place of the API. */
const isOfTheApi = ({ purpose }: Exchange) => purpose !== 'strange-id';

function kindOf({ text, body, headers }: Exchange): 'json' | 'html' | 'text' | 'nothing' {
  if (text === '') return 'nothing';
  if (body !== undefined) return 'json';
  return /<(?:!doctype|html)/i.test(text) || (headers.get('Content-Type') ?? '').includes('html')
    ? 'html'
    : 'text';
}

const KIND_NAMES = { json: 'JSON', html: 'an HTML page', text: 'a text', nothing: 'an empty body' };

export const successShape: Check = (context, operation) => {
  const { caller, validator } = context;
  const { success } = caller.operation(operation);
  // What is wrong with the success of a call that must fail is its status.
  const successes = successesOf(context, operation).filter((exchange) => !mustFail(exchange));
  const problems = successes.flatMap((exchange): Problem[] => {
    const kind = kindOf(exchange);
    if (kind !== 'json') {
      const got = KIND_NAMES[kind];
      // Another status may explain the missing body.
      if (exchange.status !== success) return [{ ...statusProblem(exchange), got }];
      const cause = { cause: `success is ${kind}`, change: `Answer JSON, not ${got}` };
      return [{ ...cause, expected: 'JSON', got, exchange, effect: effectOfAnswer(exchange) }];
    }
    const errors = validator.errorsOfAnswer(operation, success, exchange.body);
    const { schema } = declaredAnswer(caller.operation(operation), success) ?? {};
    return [...deviationProblems(exchange, schema), ...schemaProblems(errors, exchange)];
  });
  const worstFirst = problems.toSorted((a, b) => rankOf(a.effect) - rankOf(b.effect));
  return judge(firstOfEachCause(worstFirst));
};

function deviationProblems(exchange: Exchange, schema: unknown): Problem[] {
  return exchange.deviations.map((deviation) => {
    const { place, ...problem } = deviation;
    // What the app does with the answer if only this deviation stays.
    const { body } = normalise(schema, parsed(exchange.text), deviation);
    const effect =
      problem.cause === 'envelope'
        ? effectOfEnvelope(exchange)
        : effectOfValue({ ...exchange, body }, place);
    return { ...problem, exchange, effect };
  });
}

/** Why an error says nothing to the user; undefined where it has a message. */
export function messageProblem(exchange: Exchange): Problem | undefined {
  const { body, status = 0 } = exchange;
  if (isRecord(body) && typeof body['message'] === 'string' && body['message'] !== '') {
    return undefined;
  }
  const kind = kindOf(exchange);
  const isJson = kind === 'json';
  const sent = isRecord(body) ? `{ ${Object.keys(body).join(', ')} }` : shown(body);
  const got = isJson ? `JSON ${sent}` : KIND_NAMES[kind];
  return {
    cause: isJson ? 'error without message' : `error is ${kind}`,
    change: `Send errors as JSON { message }${isJson ? '' : `, not as ${got}`}`,
    expected: 'JSON { message }',
    got: `${got}, with status ${status}`,
    pointer: isJson ? '/message' : '',
    exchange,
    effect: effectOfNoMessage(exchange),
  };
}

const isError = ({ status = 0 }: Exchange) => status >= 400;

export const errorShape: Check = (context, operation) => {
  const errors = exchangesOf(context, operation).filter(isError).filter(isOfTheApi);
  if (errors.length === 0) {
    return { verdict: 'not proven', why: 'No error was seen', proof: 'an error of the operation' };
  }
  return judge(firstOfEachCause(errors.flatMap((exchange) => messageProblem(exchange) ?? [])));
};

export const statusDeclared: Check = (context, operation) => {
  const { statuses } = context.caller.operation(operation);
  const problems = exchangesOf(context, operation)
    .filter(isOfTheApi)
    // Redirects and errors of a server have their own rules, and after 429 the run waits.
    .filter(({ status = 0 }) => status < 500 && status !== 429 && (status < 300 || status >= 400))
    .filter(
      ({ status, purpose }) =>
        status !== undefined && purpose !== 'sent-twice' && !statuses.includes(status),
    )
    .map((exchange) =>
      // Another status in a refusal is a refusal.
      statusProblem(exchange, exchange.purpose === undefined ? undefined : 'harmless'),
    );
  return judge(firstOfEachCause(problems));
};

export const contentType: Check = (context, operation) => {
  const problems = exchangesOf(context, operation)
    .filter(isOfTheApi)
    .filter(({ text, status = 0 }) => text !== '' && (status < 300 || status >= 400))
    .flatMap((exchange): Problem[] => {
      const type = (exchange.headers.get('Content-Type') ?? 'none').split(';')[0]?.trim() ?? '';
      if (type.toLowerCase() === 'application/json') return [];
      const kind = kindOf(exchange);
      const wrong = isError(exchange) ? 'error' : 'success';
      const cause = kind === 'json' ? `content type ${type}` : `${wrong} is ${kind}`;
      const change = `Send Content-Type: application/json, not ${type}`;
      const effect = isError(exchange) ? effectOfNoMessage(exchange) : effectOfAnswer(exchange);
      return [
        {
          ...{ cause, change, expected: 'application/json', got: type, exchange },
          // The app reads JSON of any type.
          effect: kind === 'json' ? 'harmless' : effect,
        },
      ];
    });
  return judge(firstOfEachCause(problems));
};

export const noServerError: Check = (context, operation) =>
  judge(
    firstOfEachCause(
      exchangesOf(context, operation)
        // The app makes no calls with a purpose.
        .filter(({ status = 0, purpose }) => status >= 500 && purpose === undefined)
        .map((exchange) => statusProblem(exchange)),
    ),
  );

export const noRedirect: Check = (context, operation) =>
  judge(
    firstOfEachCause(
      exchangesOf(context, operation)
        .filter(({ status = 0 }) => status >= 300 && status < 400)
        .map((exchange) => ({
          ...statusProblem(exchange, effectOfRedirect(exchange)),
          got: `status ${exchange.status ?? 0} to ${exchange.headers.get('Location') ?? 'nowhere'}`,
        })),
    ),
  );

export const inTime: Check = (context, operation) =>
  judge(
    exchangesOf(context, operation)
      .filter(({ failure }) => failure !== undefined)
      .slice(0, 1)
      .map((exchange) => ({
        ...(exchange.failure?.includes('within')
          ? { cause: 'late answer', change: 'Answer in the time that the app waits' }
          : { cause: 'no answer', change: 'Answer, and do not close the connection' }),
        expected: 'an answer',
        got: exchange.failure ?? '',
        exchange,
        effect: effectOfFailure(operation),
      })),
  );
