import type { Employee, Evaluation } from '../../../src/api/contract';
import { decodeEmployeeList } from '../../../src/api/decode/answers';
import { decodeEvaluation } from '../../../src/api/decode/evaluationAnswers';
import { accepted, answerOf, decoded, isSuccess, NotProven, type Context } from '../context';
import type { Exchange } from '../model';

/** What the run writes. Each record is created once, and is the subject of all checks. */

export const SCORE = 7;
export const CHANGED_SCORE = 9;

const passwordOf = ({ mark }: Context) => `${mark}-Aa1!`;

export function register(
  context: Context,
  name: string,
  { age = 30, purpose }: { age?: number; purpose?: string } = {},
): Promise<Exchange> {
  const password = passwordOf(context);
  context.hide(password);
  const email = `${name}@example.com`;
  return context.caller.call('register', {
    body: { name, email, age, role: 'Employee', password, confirmPassword: password },
    ...(purpose !== undefined && { purpose }),
  });
}

/** Lists what a call has created, or may have created where no usable answer came. */
export function note(context: Context, exchange: Exchange, what: string): Exchange {
  const { status = 500 } = exchange;
  if (isSuccess(exchange)) context.created(what);
  else if (status >= 500) context.created(`${what}, perhaps: ${answerOf(exchange)}`);
  return exchange;
}

/** The address of the employee whom the run adds. */
export const ownEmail = ({ mark }: Context) => `${mark}@example.com`;

export const registration = (context: Context): Promise<Exchange> =>
  context.once('registration', async () => {
    const exchange = await register(context, context.mark);
    return note(context, exchange, `employee ${ownEmail(context)}`);
  });

/** The list of employees after the registration. */
export const listAfterRegistration = (context: Context): Promise<Exchange> =>
  context.once('list after registration', async () => {
    await registration(context);
    return context.caller.call('listEmployees');
  });

/** The employee whom the run has added. */
export async function ownEmployee(context: Context): Promise<Employee> {
  const email = ownEmail(context);
  const list = decoded(await listAfterRegistration(context), decodeEmployeeList);
  const employee = list.employees.find((one) => one.email?.toLowerCase() === email);
  if (employee) return employee;
  throw new NotProven(
    'No employee could be added, and those of others are left alone',
    'a registration that is in the list of employees',
  );
}

export const evaluationBody = async (context: Context, score: unknown = SCORE) => ({
  note: context.mark,
  score,
  employeeId: (await ownEmployee(context))._id,
});

export const creation = (context: Context): Promise<Exchange> =>
  context.once('creation', async () => {
    const body = await evaluationBody(context);
    const exchange = await context.caller.call('createEvaluation', { body });
    note(context, exchange, `evaluation ${idOf(exchange)} with the note ${context.mark}`);
    return accepted(exchange);
  });

export const idOf = (exchange: Exchange) => decodeEvaluation(exchange.body)?._id ?? '(unknown)';

/** The evaluation that the run has created. */
export async function ownEvaluation(context: Context): Promise<Evaluation> {
  return decoded(await creation(context), decodeEvaluation);
}

export const feedback = (context: Context): Promise<Exchange> =>
  context.once('feedback', async () => {
    const { _id } = await ownEvaluation(context);
    const body = { evaluationId: _id, feedback: context.mark };
    const exchange = await context.caller.call('createFeedback', { body });
    note(context, exchange, `feedback ${context.mark} on evaluation ${_id}`);
    return accepted(exchange);
  });

/** The evaluation as it is now. */
export async function currentEvaluation(context: Context, id: string): Promise<Evaluation> {
  return decoded(await context.caller.call('getEvaluation', { ids: [id] }), decodeEvaluation);
}
