import {
  accepted,
  answered,
  isSuccess,
  judge,
  succeeded,
  statusProblem,
  type Check,
  type Context,
} from '../../context';
import type { EffectId } from '../../effects';
import type { Exchange, OperationId, Problem } from '../../model';
import {
  evaluationBody,
  idOf,
  note,
  ownEmail,
  ownEvaluation,
  register,
  registration,
} from '../../host/writes';
import { sessionOf } from '../protocol/session';

const WRONG_SCORES = [0, 11, 'x'];

/** A problem unless the call was refused with a 4xx. */
function refusalProblems(exchange: Exchange, whereAccepted: EffectId): Problem[] {
  const { status = 0 } = accepted(exchange);
  if (status >= 400 && status < 500) return [];
  // The forms do not send it.
  const effect = isSuccess(exchange) ? whereAccepted : 'harmless';
  return [statusProblem(exchange, effect)];
}

async function sendEvaluation(
  context: Context,
  operation: OperationId,
  change: Record<string, unknown>,
  purpose: string,
): Promise<Exchange> {
  const body = { ...(await evaluationBody(context)), ...change };
  if (operation === 'updateEvaluation') {
    const { _id } = await ownEvaluation(context);
    return context.caller.call(operation, { ids: [_id], body, purpose });
  }
  const exchange = await context.caller.call('createEvaluation', { body, purpose });
  return note(context, exchange, `evaluation ${idOf(exchange)} for ${purpose}`);
}

export const refusesScore: Check = async (context, operation) => {
  let problems: Problem[] = [];
  for (const score of WRONG_SCORES) {
    const exchange = await sendEvaluation(context, operation, { score }, 'refuses-score');
    problems = problems.concat(refusalProblems(exchange, 'unchecked value'));
  }
  return judge(problems.slice(0, 1));
};

export const refusesEmpty: Check = async (context, operation) => {
  const purpose = 'refuses-empty';
  if (operation === 'createEvaluation') {
    const exchange = await sendEvaluation(context, operation, { note: '' }, purpose);
    return judge(refusalProblems(exchange, 'missing value'));
  }
  const { _id } = await ownEvaluation(context);
  const body = { evaluationId: _id, feedback: '' };
  const exchange = await context.caller.call(operation, { body, purpose });
  note(context, exchange, `an empty feedback on evaluation ${_id}`);
  return judge(refusalProblems(exchange, 'missing value'));
};

export const refusesTakenEmail: Check = async (context) => {
  succeeded(await registration(context));
  const exchange = accepted(
    await register(context, context.mark, { purpose: 'refuses-taken-email' }),
  );
  note(context, exchange, `employee ${ownEmail(context)}, once more`);
  const effect = isSuccess(exchange) ? 'other records' : 'unmarked';
  return judge(exchange.status === 409 ? [] : [statusProblem(exchange, effect)]);
};

export const refusesAge: Check = async (context) => {
  const name = `${context.mark}-17`;
  const exchange = await register(context, name, { age: 17, purpose: 'refuses-age' });
  note(context, exchange, `employee ${name}@example.com`);
  return judge(refusalProblems(exchange, 'unchecked value'));
};

export const addingKeepsSession: Check = async (context) => {
  sessionOf(context);
  succeeded(await registration(context));
  const exchange = answered(await context.caller.call('listEmployees'));
  const expected = 'an answer to the token of who added the employee';
  const got = `status ${exchange.status ?? 0}`;
  const problem = { cause: 'adding-keeps-session', expected, got, exchange };
  if (exchange.status === 401) return judge([problem]);
  return judge(isSuccess(exchange) ? [] : [statusProblem(exchange)]);
};
