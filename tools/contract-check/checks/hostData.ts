import type { OperationId } from '../../../contract/operations';
import type { Employee, Evaluation } from '../../../src/api/contract';
import { decodeEmployeeList } from '../../../src/api/decode/answers';
import { decodeEvaluationList, decodeEvaluations } from '../../../src/api/decode/evaluationAnswers';
import { largest } from '../../../src/domain/extremes';
import { decoded, NotProven, type Context } from '../context';
import type { Exchange } from '../host/host';
import { readOf, READS, type PagedOperation } from '../host/operations';

/**
 * These functions read the data of the host. A run reads each list once, and decodes answers with the app's decoders.
 */

/** The maximum number of records of a kind that a run reads by id. */
const SAMPLES = 3;
/** The size of a large page. The contract allows up to 100. */
export const LARGE_PAGE = 50;

export const employeesIn = (exchange: Exchange) => decoded(exchange, decodeEmployeeList).employees;
export const evaluationsIn = (exchange: Exchange) => decoded(exchange, decodeEvaluationList);
export const historyIn = (exchange: Exchange) => decoded(exchange, decodeEvaluations);

export async function employeesOf({ host }: Context): Promise<Employee[]> {
  const employees = employeesIn(await host.read('listEmployees'));
  if (employees.length === 0) throw new NotProven('There are no employees');
  return employees;
}

export const pageOf = (
  { host }: Context,
  operation: PagedOperation,
  page: number,
  limit: number,
): Promise<Exchange> =>
  host.read(operation, undefined, { page: String(page), limit: String(limit) });

/** Returns the evaluations of the first large page. */
export const evaluationsOf = async (context: Context, operation: PagedOperation) =>
  evaluationsIn(await pageOf(context, operation, 1, LARGE_PAGE)).evaluations;

/** Returns evaluations from all lists that the account may read. */
export async function anyEvaluationsOf(context: Context): Promise<Evaluation[]> {
  for (const operation of ['listEvaluations', 'listOwnEvaluations'] as const) {
    const exchange = await pageOf(context, operation, 1, LARGE_PAGE);
    const evaluations = decodeEvaluationList(exchange.body)?.evaluations ?? [];
    if (evaluations.length > 0) return evaluations;
  }
  throw new NotProven('No list has evaluations');
}

/** Returns employees with evaluations, according to the list of employees or to the evaluations. */
export async function evaluatedEmployees(context: Context): Promise<Employee[]> {
  const employees = await employeesOf(context);
  const evaluated = employees.filter(({ evaluations }) => (evaluations?.length ?? 0) > 0);
  if (evaluated.length > 0) return spread(evaluated);
  const people = (await anyEvaluationsOf(context)).map(({ employee }) => employee);
  const named = employees.filter(({ _id, email }) =>
    people.some((person) => person?._id === _id || (email && person?.email === email)),
  );
  if (named.length > 0) return spread(named);
  throw new NotProven('No employee has evaluations');
}

export const sampleEmployees = async (context: Context) => spread(await employeesOf(context));
export const sampleEvaluations = async (context: Context) =>
  spread(await anyEvaluationsOf(context));

/** Returns a sample of a list, with its first and its last item. */
function spread<T>(items: T[]): T[] {
  if (items.length <= SAMPLES) return items;
  const step = (items.length - 1) / (SAMPLES - 1);
  return Array.from({ length: SAMPLES }, (_, place) => Math.round(place * step)).flatMap(
    (index) => items[index] ?? [],
  );
}

/** Returns the ids for the path of a read. `[undefined]` if the path has no id. */
export async function idsFor(
  context: Context,
  operation: OperationId,
): Promise<(string | undefined)[]> {
  const idOf = ({ _id }: { _id: string }) => _id;
  switch (readOf(operation)?.ids) {
    case 'employees':
      return (await sampleEmployees(context)).map(idOf);
    case 'evaluated employees':
      return (await evaluatedEmployees(context)).map(idOf);
    case 'evaluations':
      return (await sampleEvaluations(context)).map(idOf);
    case undefined:
      return [undefined];
  }
}

/** Makes the calls of the screens, so that there is at least one call of each read. */
export async function explore(context: Context) {
  for (const operation of READS) {
    try {
      for (const id of await idsFor(context, operation)) {
        await context.host.read(operation, id, readOf(operation)?.query);
      }
    } catch (error) {
      // A list that cannot be read is reported by the rules about its answer.
      if (!(error instanceof NotProven)) throw error;
    }
  }
}

/** Returns an id of the same format that no record has. */
export function unknownIdLike(ids: string[]): string {
  const [like = ''] = ids;
  // A number beyond the largest one is unknown.
  if (ids.every((id) => /^\d{1,12}$/.test(id))) return String(largest(ids.map(Number)) + 100_000);
  // Only the end changes, because it contains neither version nor type.
  const end = /[\da-f]{1,12}$/i.exec(like)?.[0] ?? '';
  for (const digit of '7f305e') {
    const id = `${like.slice(0, like.length - end.length)}${digit.repeat(end.length)}`;
    if (end !== '' && !ids.includes(id) && (/[a-f]/i.test(end) || /\d/.test(digit))) return id;
  }
  throw new NotProven('An unknown id cannot be made up from the ids of the host');
}
