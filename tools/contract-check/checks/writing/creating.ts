import { decodeEmployeeList } from '../../../../src/api/decode/answers';
import { decodeEvaluationList } from '../../../../src/api/decode/evaluationAnswers';
import {
  accepted,
  answerOf,
  decoded,
  isSuccess,
  judge,
  NotProven,
  requireKept,
  statusProblem,
  succeeded,
  type Check,
  type Context,
} from '../../context';
import { effectOfAnswer } from '../../effectOf';
import type { Exchange, Problem } from '../../model';
import {
  creation,
  currentEvaluation,
  evaluationBody,
  feedback,
  idOf,
  listAfterRegistration,
  note,
  ownEmail,
  ownEvaluation,
  registration,
  SCORE,
} from '../../host/writes';
import { differing } from './changing';

export const creates: Check = (context, operation) => {
  if (operation === 'register') return createsEmployee(context);
  return operation === 'createEvaluation' ? createsEvaluation(context) : createsFeedback(context);
};

/** The only success in the contract is 201. A 403 ends the check. */
function creationProblems(exchange: Exchange): Problem[] {
  if (exchange.status === 201) return [];
  if (exchange.status === 403) {
    throw new NotProven(
      'The role of the account does not allow it',
      'an account with another role',
    );
  }
  return [statusProblem(exchange)];
}

const created = (exchange: Exchange, problems: Problem[]) =>
  judge([...creationProblems(exchange), ...problems].slice(0, 2));

async function createsEmployee(context: Context) {
  const exchange = await registration(context);
  const email = ownEmail(context);
  if (!isSuccess(accepted(exchange))) return judge(creationProblems(exchange));
  const list = await listAfterRegistration(context);
  const { employees, total } = decoded(list, decodeEmployeeList);
  const isListed = employees.some((employee) => employee.email?.toLowerCase() === email);
  const isPartial = (total ?? 0) > employees.length;
  const expected = `${email} among the employees`;
  const problem = {
    cause: 'creates register',
    expected,
    got: `${employees.length} others`,
    exchange: list,
  };
  return created(exchange, isListed || isPartial ? [] : [problem]);
}

async function createsEvaluation(context: Context) {
  const exchange = await creation(context);
  if (!isSuccess(exchange)) return judge(creationProblems(exchange));
  const answer = await ownEvaluation(context);
  const cause = 'creates createEvaluation';
  const sent = { note: context.mark, score: SCORE };
  // The app reads nothing of this answer.
  const wrong = differing(sent, answer, cause, exchange, 'the answer').map((problem) => ({
    ...problem,
    effect: 'harmless' as const,
  }));
  const list = await context.caller.call('listOwnEvaluations', {
    query: { page: '1', limit: '10' },
  });
  const rows = decoded(list, decodeEvaluationList).evaluations;
  const row = rows.find(({ _id }) => _id === answer._id);
  const expected = `${answer._id} on the first page`;
  const missing: Problem = {
    cause,
    expected,
    got: `${rows.length} others`,
    pointer: '/evaluations',
    exchange: list,
  };
  // In another order, the row is on another page.
  if (!row) await requireKept(context, 'newest-first', 'listOwnEvaluations');
  const problems = row ? differing(sent, row, cause, list, 'the list') : [missing];
  const detail = accepted(await context.caller.call('getEvaluation', { ids: [answer._id] }));
  if (!isSuccess(detail)) {
    const effect = effectOfAnswer(detail);
    problems.push({
      ...{ cause, expected: `${answer._id} to open`, got: answerOf(detail), exchange: detail },
      effect,
    });
  }
  return created(exchange, [...problems, ...wrong].slice(0, 1));
}

async function createsFeedback(context: Context) {
  const exchange = await feedback(context);
  if (!isSuccess(exchange)) return judge(creationProblems(exchange));
  const { _id } = await ownEvaluation(context);
  const { feedbacks } = await currentEvaluation(context, _id);
  const isShown = feedbacks?.some((one) => one.feedback === context.mark);
  const detail = context.caller.exchanges.at(-1);
  const expected = `the feedback ${context.mark} in the evaluation`;
  const got = `${feedbacks?.length ?? 0} others`;
  const problem = {
    cause: 'creates createFeedback',
    expected,
    got,
    pointer: '/feedbacks',
    exchange: detail,
  };
  return created(exchange, isShown ? [] : [problem]);
}

export const sentTwice: Check = async (context, operation) => {
  if (operation === 'createEvaluation') {
    const first = await ownEvaluation(context);
    const body = await evaluationBody(context);
    const exchange = accepted(
      await context.caller.call(operation, { body, purpose: 'sent-twice' }),
    );
    note(context, exchange, `evaluation ${idOf(exchange)} with the note ${context.mark}`);
    const isNew = isSuccess(exchange) && idOf(exchange) !== first._id;
    return judge(
      [],
      `An evaluation that is sent twice ${isNew ? 'makes two' : 'does not make two'}`,
    );
  }
  succeeded(await feedback(context));
  const { _id } = await ownEvaluation(context);
  const body = { evaluationId: _id, feedback: context.mark };
  note(
    context,
    await context.caller.call(operation, { body, purpose: 'sent-twice' }),
    `feedback ${context.mark} on evaluation ${_id}`,
  );
  const { feedbacks } = await currentEvaluation(context, _id);
  const count = feedbacks?.filter((one) => one.feedback === context.mark).length ?? 0;
  return judge(
    [],
    `A feedback that is sent twice ${count > 1 ? 'makes two' : 'does not make two'}`,
  );
};
