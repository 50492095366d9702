import type { Employee, Evaluation } from '../../../src/api/contract';
import { decodeEmployeeList } from '../../../src/api/decode/answers';
import { decodeEvaluationList, decodeEvaluations } from '../../../src/api/decode/evaluationAnswers';
import { largest } from '../../../src/domain/extremes';
import { decoded, NotProven, type Context } from '../context';
import type { Exchange } from '../model';

/** What the host holds. A run reads each part once, and decodes answers as the app does. */

export type PagedOperation = 'listEvaluations' | 'listOwnEvaluations';

/** The most records of a kind that a run opens. */
const SAMPLES = 3;

/** The rows of a large page. The contract allows 100. */
export const LARGE_PAGE = 50;

export async function employeesOf(context: Context): Promise<Employee[]> {
  const exchange = await context.once('employees', () => context.caller.call('listEmployees'));
  return decoded(exchange, decodeEmployeeList).employees;
}

/** Throws where the list is not whole, because the server has more employees than it sent. */
export async function allEmployeesOf(context: Context): Promise<Employee[]> {
  const employees = await employeesOf(context);
  const exchange = await context.once('employees', () => context.caller.call('listEmployees'));
  const total = decoded(exchange, decodeEmployeeList).total ?? 0;
  if (total <= employees.length) return employees;
  throw new NotProven('The server sends only a part of the employees', 'a list of all employees');
}

export function search(context: Context, text: string): Promise<Exchange> {
  return context.once(`search ${text}`, () =>
    context.caller.call('listEmployees', { query: { search: text } }),
  );
}

export function pageOf(
  context: Context,
  operation: PagedOperation,
  page: number,
  limit: number,
): Promise<Exchange> {
  return context.once(`${operation} ${page} ${limit}`, () =>
    context.caller.call(operation, { query: { page: String(page), limit: String(limit) } }),
  );
}

export const evaluationsIn = (exchange: Exchange) => decoded(exchange, decodeEvaluationList);

/** The evaluations of the first large page. */
export async function evaluationsOf(
  context: Context,
  operation: PagedOperation,
): Promise<Evaluation[]> {
  return evaluationsIn(await pageOf(context, operation, 1, LARGE_PAGE)).evaluations;
}

/** Evaluations of any list that the account may read. */
export async function anyEvaluationsOf(context: Context): Promise<Evaluation[]> {
  for (const operation of ['listEvaluations', 'listOwnEvaluations'] as const) {
    const exchange = await pageOf(context, operation, 1, LARGE_PAGE);
    const found = decodeEvaluationList(exchange.body)?.evaluations ?? [];
    if (found.length > 0) return found;
  }
  throw new NotProven('No list has evaluations', 'a host with evaluations');
}

export const historyOf = (context: Context, id: string) =>
  context.once(`history ${id}`, () =>
    context.caller.call('listEmployeeEvaluations', { ids: [id] }),
  );

export const evaluationsInHistory = (exchange: Exchange) => decoded(exchange, decodeEvaluations);

export const statisticsOf = (context: Context, id: string) =>
  context.once(`statistics ${id}`, () => context.caller.call('getStatistics', { ids: [id] }));

export const employeeOf = (context: Context, id: string) =>
  context.once(`employee ${id}`, () => context.caller.call('getEmployee', { ids: [id] }));

export const evaluationOf = (context: Context, id: string) =>
  context.once(`evaluation ${id}`, () => context.caller.call('getEvaluation', { ids: [id] }));

/** Employees with evaluations, as far as the list says. */
export async function evaluatedEmployees(context: Context, count = SAMPLES): Promise<Employee[]> {
  const employees = await employeesOf(context);
  const evaluated = employees.filter(({ evaluations }) => (evaluations?.length ?? 0) > 0);
  if (evaluated.length > 0) return spread(evaluated, count);
  // The list may omit this, but evaluations name their employees.
  const named = await namedEmployees(context);
  if (named.length > 0) return spread(named, count);
  throw new NotProven('No employee has evaluations', 'an employee with evaluations');
}

async function namedEmployees(context: Context): Promise<Employee[]> {
  const employees = await employeesOf(context);
  const exchange = await pageOf(context, 'listEvaluations', 1, LARGE_PAGE);
  const people = (decodeEvaluationList(exchange.body)?.evaluations ?? []).map(
    ({ employee }) => employee,
  );
  const isNamed = ({ _id, email }: Employee) =>
    people.some((person) => person?._id === _id || (email && person?.email === email));
  return employees.filter(isNamed);
}

export async function sampleEmployees(context: Context): Promise<Employee[]> {
  const employees = await employeesOf(context);
  if (employees.length > 0) return spread(employees, SAMPLES);
  throw new NotProven('There are no employees', 'a host with employees');
}

export async function sampleEvaluations(context: Context): Promise<Evaluation[]> {
  return spread(await anyEvaluationsOf(context), SAMPLES);
}

/** Some items spread over a list, with the first and the last. */
function spread<T>(items: T[], count: number): T[] {
  if (items.length <= count) return items;
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, place) => Math.round(place * step)).flatMap(
    (index) => items[index] ?? [],
  );
}

/** An id of the same form that is not among these. */
export function unknownIdLike(ids: string[]): string {
  const [like = ''] = ids;
  // A number beyond the largest.
  if (ids.every((id) => /^\d{1,12}$/.test(id))) return String(largest(ids.map(Number)) + 100_000);
  // Only the end changes, because it holds no version or type.
  const end = /[\da-f]{1,12}$/i.exec(like)?.[0] ?? '';
  for (const digit of '7f305e') {
    const id = `${like.slice(0, like.length - end.length)}${digit.repeat(end.length)}`;
    if (end !== '' && !ids.includes(id) && (/[a-f]/i.test(end) || /\d/.test(digit))) return id;
  }
  throw new NotProven('The ids have no form that could be made up', 'ids that end with digits');
}
