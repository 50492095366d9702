import type { OperationId } from '../../../contract/operations';
import type { Employee } from '../../../src/api/contract';
import { decodeEvaluation } from '../../../src/api/decode/evaluationAnswers';
import { answerOf, decoded, NotProven, requireKept, type Check, type Context } from '../context';
import { isSuccess, type CallRequest, type Exchange } from '../host/host';
import { evaluationAfter } from './evaluationAfter';
import { employeesIn } from './hostData';
import { figureProblems } from './records';
import { refusal } from './refusal';

/** These checks write. Each record is created once and used by all checks. */

const SCORE = 7;
const CHANGED_SCORE = 9;

/** Sends a write, and lists the record that it has created or, without a valid answer, may have created. */
async function write(
  context: Context,
  operation: OperationId,
  request: CallRequest,
  what: string,
): Promise<Exchange> {
  const exchange = await context.host.call(operation, request);
  const { status } = exchange;
  if (isSuccess(exchange)) context.created(what);
  else if (status === 0 || status >= 500) {
    context.created(`${what}, perhaps: ${answerOf(exchange)}`);
  }
  return exchange;
}

const emailOf = ({ tag }: Context, end = '') => `${tag}${end}@example.com`;

function registrationBody(context: Context, end = '', age = 30) {
  const password = `${context.tag}-Aa1!`;
  context.hide(password);
  const [name, email] = [`${context.tag}${end}`, emailOf(context, end)];
  return { name, email, age, role: 'Employee', password, confirmPassword: password };
}

/** Returns the list of employees after the registration of one. */
const listAfterRegistration = (context: Context) =>
  context.once('registration', async () => {
    const body = registrationBody(context);
    const exchange = await write(context, 'register', { body }, `employee ${body.email}`);
    if (!isSuccess(exchange)) throw new NotProven(`register answers ${answerOf(exchange)}`);
    return context.host.call('listEmployees');
  });

async function currentEmployee(context: Context): Promise<Employee> {
  const employees = employeesIn(await listAfterRegistration(context));
  const own = employees.find(({ email }) => email?.toLowerCase() === emailOf(context));
  if (own) return own;
  throw new NotProven(
    'No employee could be added, and the check does not change existing employees',
  );
}

const creation = (context: Context) =>
  context.once('creation', async () => {
    const { _id: employeeId } = await currentEmployee(context);
    const body = { note: context.tag, score: SCORE, employeeId };
    const what = `an evaluation with the note ${context.tag}`;
    return write(context, 'createEvaluation', { body }, what);
  });

const ownEvaluation = async (context: Context) =>
  decoded(await creation(context), decodeEvaluation);

export const creates: Check = async (context, operation) => {
  if (operation === 'register') {
    const exchange = await listAfterRegistration(context);
    const employees = employeesIn(exchange);
    const isListed = employees.some(({ email }) => email?.toLowerCase() === emailOf(context));
    const got = `${employees.length} employees without ${emailOf(context)}`;
    return isListed ? [] : [{ got, exchange }];
  }
  const evaluation = await ownEvaluation(context);
  if (operation === 'createEvaluation') {
    const sent = { note: context.tag, score: SCORE };
    const { _id: employeeId } = await currentEmployee(context);
    return evaluationAfter(context, { ...evaluation, employeeId }, sent, await creation(context));
  }
  requireKept(context, 'creates', 'createEvaluation');
  const { tag, host } = context;
  const body = { evaluationId: evaluation._id, feedback: tag };
  const saved = await write(context, operation, { body }, `the feedback ${tag}`);
  if (!isSuccess(saved)) throw new NotProven(`${operation} answers ${answerOf(saved)}`);
  const exchange = await host.call('getEvaluation', { id: evaluation._id });
  const { feedbacks } = decoded(exchange, decodeEvaluation);
  const isShown = feedbacks?.some(({ feedback }) => feedback === tag);
  return isShown ? [] : [{ got: `${feedbacks?.length ?? 0} others`, exchange }];
};

export const changeShows: Check = async (context, operation) => {
  const { host, tag } = context;
  requireKept(context, 'creates', 'createEvaluation');
  const evaluation = await ownEvaluation(context);
  const { _id: employeeId } = await currentEmployee(context);
  const before = decoded(
    await host.call('getEvaluation', { id: evaluation._id }),
    decodeEvaluation,
  );
  const sent = { note: `${tag} changed`, score: CHANGED_SCORE };
  const body = { ...sent, employeeId };
  const saved = await host.call(operation, { id: evaluation._id, body });
  if (!isSuccess(saved)) throw new NotProven(`${operation} answers ${answerOf(saved)}`);

  const { createdAt } = before;
  const problems = await evaluationAfter(
    context,
    { ...before, employeeId },
    { ...sent, createdAt },
    saved,
  );
  const exchange = await host.call('getEvaluation', { id: evaluation._id });
  const { evaluator } = decoded(exchange, decodeEvaluation);
  if (before.evaluator?.name && evaluator?.name && before.evaluator.name !== evaluator.name) {
    problems.push({ got: `the evaluator ${evaluator.name}`, exchange });
  }
  // The employee was just added, so this is their only evaluation.
  const figures = await host.call('getStatistics', { id: employeeId });
  return isSuccess(figures) && problems.length === 0
    ? figureProblems([CHANGED_SCORE], figures)
    : problems;
};

/** Sends requests that the forms never send, and that the server must refuse. */
export const refuses: Check = async (context, operation) => {
  const send = async (body: Record<string, unknown>, asks: string, id?: string) => {
    const purpose = { asks, expects: [422, 400] } as const;
    const exchange = await write(
      context,
      operation,
      { id, body, purpose },
      `what asks for ${asks}`,
    );
    return refusal(exchange);
  };
  if (operation === 'register') return send(registrationBody(context, '-17', 17), 'an age of 17');
  requireKept(context, 'creates', 'createEvaluation');
  if (operation === 'updateEvaluation') requireKept(context, 'change-shows', operation);
  const evaluation = await ownEvaluation(context);
  if (operation === 'createFeedback') {
    return send({ evaluationId: evaluation._id, feedback: '' }, 'an empty feedback');
  }
  const id = operation === 'updateEvaluation' ? evaluation._id : undefined;
  const { _id: employeeId } = await currentEmployee(context);
  const right = { note: context.tag, score: SCORE, employeeId };
  let problems = await send({ ...right, note: '' }, 'an empty note', id);
  for (const score of [0, 11, 'x']) {
    problems = problems.concat(
      await send({ ...right, score }, `the score ${JSON.stringify(score)}`, id),
    );
  }
  return problems;
};

export const takenEmail: Check = async (context, operation) => {
  await listAfterRegistration(context);
  const body = registrationBody(context);
  const purpose = { asks: 'a taken e-mail address', expects: [409] } as const;
  const exchange = await write(context, operation, { body, purpose }, `${body.email}, once more`);
  const twice = isSuccess(exchange) && { screen: 'The same person is there twice.' };
  return refusal(exchange).map((problem) => ({ ...problem, ...twice }));
};
