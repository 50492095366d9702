import type { OperationId } from '../../../contract/operations';
import type { Evaluation } from '../../../src/api/contract';
import { isRecord } from '../../../src/domain/isRecord';
import { NotProven, requireKept, type Check } from '../context';
import type { PagedOperation } from '../host/operations';
import { evaluationsIn, evaluationsOf, historyIn, idsFor, LARGE_PAGE, pageOf } from './hostData';

const PAGE = 10;

function paged(operation: OperationId): PagedOperation {
  if (operation === 'listEvaluations' || operation === 'listOwnEvaluations') return operation;
  throw new Error(`${operation} has no pages`);
}

const idsOf = (evaluations: Evaluation[]) => evaluations.map(({ _id }) => _id);

function enough<T>(items: T[], least: number): T[] {
  if (items.length >= least) return items;
  throw new NotProven(`The list has fewer than ${least} evaluations`);
}

export const limit: Check = async (context, id) => {
  const operation = paged(id);
  enough(await evaluationsOf(context, operation), 4);
  for (const size of [PAGE, 3]) {
    const exchange = await pageOf(context, operation, 1, size);
    const { evaluations, totalPages } = evaluationsIn(exchange);
    const { length } = evaluations;
    if (length <= size && (totalPages <= 1 || length === size)) continue;
    return [{ got: `${length} evaluations for limit=${size}`, exchange }];
  }
  return [];
};

/** Compares a large page with the same rows in small pages. */
export const pages: Check = async (context, id) => {
  const operation = paged(id);
  requireKept(context, 'limit', id);
  const whole = idsOf(enough(await evaluationsOf(context, operation), 2));
  const size = Math.min(PAGE, Math.ceil(whole.length / 2));
  for (let page = 1; (page - 1) * size < whole.length; page += 1) {
    const exchange = await pageOf(context, operation, page, size);
    const ids = idsOf(evaluationsIn(exchange).evaluations);
    const expected = whole.slice((page - 1) * size, page * size);
    const lost = expected.find((expectedId) => !ids.includes(expectedId));
    if (lost === undefined) continue;
    return [{ got: `page ${page} of ${size} without ${lost}, which limit=50 has there`, exchange }];
  }
  return [];
};

export const totalPages: Check = async (context, id) => {
  const operation = paged(id);
  requireKept(context, 'pages', id);
  const exchange = await pageOf(context, operation, 1, PAGE);
  const { totalPages: count } = evaluationsIn(exchange);
  // An unusable number counts as one page.
  if (!isRecord(exchange.body) || exchange.body['totalPages'] !== count) {
    throw new NotProven('`totalPages` is not a number of pages');
  }
  const rowsOf = async (page: number) =>
    idsOf(evaluationsIn(await pageOf(context, operation, page, PAGE)).evaluations);
  const last = await rowsOf(Math.max(count, 1));
  if (count === 0 && last.length > 0) return [{ got: '0, and page 1 has evaluations', exchange }];
  if (last.length === 0) return [{ got: `${count}, and page ${count} is empty`, exchange }];
  const next = await pageOf(context, operation, count + 1, PAGE);
  const beyond = next.status === 200 ? idsOf(evaluationsIn(next).evaluations) : [];
  // A server may answer the last page in place of one that does not exist.
  if (beyond.length === 0 || beyond.join() === last.join()) return [];
  return [{ got: `${count}, and page ${count + 1} has evaluations`, exchange }];
};

export const newestFirst: Check = async (context, id) => {
  const own = id === 'listEmployeeEvaluations' ? await idsFor(context, id) : [undefined];
  let areDifferent = false;
  for (const employee of own) {
    const query = employee === undefined ? { page: '1', limit: String(LARGE_PAGE) } : undefined;
    const exchange = await context.host.read(id, employee, query);
    const list = employee === undefined ? evaluationsIn(exchange).evaluations : historyIn(exchange);
    const times = list
      .map(({ createdAt }) => Date.parse(createdAt ?? ''))
      .filter((time) => !Number.isNaN(time));
    areDifferent ||= new Set(times).size > 1;
    const at = times.findIndex((time, index) => time > (times[index - 1] ?? Infinity));
    if (at < 0) continue;
    return [{ got: `a newer evaluation in row ${at + 1}`, exchange }];
  }
  if (!areDifferent) throw new NotProven('No list has evaluations with different dates');
  return [];
};

type Evaluator = Evaluation['evaluator'];
const nameOf = (evaluator: Evaluator) => (evaluator?.email ?? evaluator?.name)?.toLowerCase();

export const ownScope: Check = async (context) => {
  const exchange = await pageOf(context, 'listOwnEvaluations', 1, LARGE_PAGE);
  const evaluations = enough(evaluationsIn(exchange).evaluations, 1).filter(({ evaluator }) =>
    nameOf(evaluator),
  );
  if (evaluations.length === 0) throw new NotProven('The own evaluations name no evaluator');
  const names = [...new Set(evaluations.map(({ evaluator }) => nameOf(evaluator)))];
  // With only one evaluator, the address can differ from that of the sign-in.
  if (names.length === 1) return [];
  const own = context.session?.email.toLowerCase();
  return [{ got: `an evaluation by ${names.find((name) => name !== own) ?? ''}`, exchange }];
};
