import type { Evaluation } from '../../../../src/api/contract';
import { decodeEmployeeList } from '../../../../src/api/decode/answers';
import {
  accepted,
  decoded,
  judge,
  statusProblem,
  NotProven,
  requireKept,
  type Check,
  type Context,
} from '../../context';
import {
  evaluatedEmployees,
  evaluationsIn,
  evaluationsInHistory,
  evaluationsOf,
  historyOf,
  LARGE_PAGE,
  pageOf,
  employeesOf,
  type PagedOperation,
} from '../../host/facts';
import type { OperationId, Problem } from '../../model';
import { isRecord } from '../../../../src/domain/isRecord';

const PAGE = 10;

function paged(operation: OperationId): PagedOperation {
  if (operation === 'listEvaluations' || operation === 'listOwnEvaluations') return operation;
  throw new Error(`${operation} has no pages`);
}

const idsOf = (evaluations: Evaluation[]) => evaluations.map(({ _id }) => _id);

function enough<T>(items: T[], least: number): T[] {
  if (items.length >= least) return items;
  throw new NotProven(
    `The list has ${items.length} evaluations`,
    `a list of at least ${least} evaluations`,
  );
}

export const limit: Check = async (context, id) => {
  const operation = paged(id);
  enough(await evaluationsOf(context, operation), 4);
  const problems: Problem[] = [];
  for (const size of [PAGE, 3]) {
    const exchange = await pageOf(context, operation, 1, size);
    const { evaluations, totalPages } = evaluationsIn(exchange);
    const isWrong = evaluations.length > size || (totalPages > 1 && evaluations.length < size);
    if (!isWrong) continue;
    const expected = `${size} evaluations for limit=${size}`;
    const got = `${evaluations.length} evaluations`;
    problems.push({ cause: 'limit', expected, got, pointer: '/evaluations', exchange });
  }
  return judge(problems.slice(0, 1));
};

export const stableOrder: Check = async (context, id) => {
  const operation = paged(id);
  const first = await pageOf(context, operation, 1, LARGE_PAGE);
  const ids = idsOf(enough(evaluationsIn(first).evaluations, 2));
  const query = { page: '1', limit: String(LARGE_PAGE) };
  const exchange = await context.caller.call(operation, { query });
  const again = idsOf(evaluationsIn(exchange).evaluations);
  const at = ids.findIndex((one, index) => one !== again[index]);
  if (at < 0) return judge([]);
  const got = again[at] ?? 'nothing';
  const pointer = `/evaluations/${at}`;
  const expected = `${ids[at] ?? ''}, as in the call before`;
  return judge([{ cause: 'stable-order', expected, got, pointer, exchange }]);
};

/** Compares a large page with the small pages that it must consist of. */
export const pagesComplete: Check = async (context, id) => {
  const operation = paged(id);
  await requireKept(context, 'limit', id);
  await requireKept(context, 'stable-order', id);
  const whole = idsOf(enough(await evaluationsOf(context, operation), 2));
  const size = Math.min(PAGE, Math.ceil(whole.length / 2));
  const seen = new Set<string>();
  for (let page = 1; (page - 1) * size < whole.length; page += 1) {
    const exchange = await pageOf(context, operation, page, size);
    const ids = idsOf(evaluationsIn(exchange).evaluations);
    const cause = 'pages-complete';
    const twice = ids.find((one) => seen.has(one));
    if (twice !== undefined) {
      const got = `${twice} on page ${page}, too`;
      const expected = 'each evaluation on one page';
      return judge([{ cause, expected, got, exchange, effect: 'other records' }]);
    }
    const start = (page - 1) * size;
    const lost = whole.slice(start, start + size).find((one) => !ids.includes(one));
    if (lost !== undefined) {
      const expected = `${lost}, which limit=${LARGE_PAGE} has there`;
      return judge([{ cause, expected, got: `page ${page} of ${size} without it`, exchange }]);
    }
    for (const one of ids) seen.add(one);
  }
  return judge([]);
};

export const totalPages: Check = async (context, id) => {
  const operation = paged(id);
  await requireKept(context, 'limit', id);
  await requireKept(context, 'pages-complete', id);
  const first = await pageOf(context, operation, 1, PAGE);
  const { totalPages: count } = evaluationsIn(first);
  // An unusable number is read as one page.
  if (!isRecord(first.body) || first.body['totalPages'] !== count) {
    throw new NotProven('`totalPages` is no number of pages', 'a whole number');
  }
  const expected = '`totalPages` to be the last page with evaluations';
  const cause = 'total-pages';
  const last = evaluationsIn(
    await pageOf(context, operation, Math.max(count, 1), PAGE),
  ).evaluations;
  if (count === 0 && last.length > 0) {
    const got = '0, and page 1 has evaluations';
    // The app shows page 1 in any case.
    const effect = last.length < PAGE ? 'harmless' : 'lost records';
    return judge([{ cause, expected, got, pointer: '/totalPages', exchange: first, effect }]);
  }
  if (last.length === 0) {
    const got = `${count}, and page ${count} is empty`;
    const effect = 'empty page';
    return judge([{ cause, expected, got, pointer: '/totalPages', exchange: first, effect }]);
  }
  const next = await pageOf(context, operation, count + 1, PAGE);
  const beyond = next.status === 200 ? evaluationsIn(next).evaluations : [];
  // A server may answer the last page in place of one that does not exist.
  const isMore = beyond.length > 0 && idsOf(beyond).join() !== idsOf(last).join();
  const got = `${count}, and page ${count + 1} has ${beyond.length} evaluations`;
  return judge(isMore ? [{ cause, expected, got, pointer: '/totalPages', exchange: first }] : []);
};

export const pageEdges: Check = async (context, id) => {
  const operation = paged(id);
  const { totalPages: count } = evaluationsIn(await pageOf(context, operation, 1, PAGE));
  const problems: Problem[] = [];
  // The app makes no call for page 0.
  for (const page of [count + 1, count + 1000, 0]) {
    const query = { page: String(page), limit: String(PAGE) };
    const exchange = accepted(
      await context.caller.call(operation, { query, purpose: 'page-edges' }),
    );
    const effect = page === 0 ? 'harmless' : 'failed load';
    if ((exchange.status ?? 0) >= 500) problems.push(statusProblem(exchange, effect));
  }
  return judge(problems.slice(0, 1));
};

async function datedLists(context: Context, id: OperationId): Promise<Evaluation[][]> {
  if (id !== 'listEmployeeEvaluations') return [await evaluationsOf(context, paged(id))];
  const lists: Evaluation[][] = [];
  for (const { _id } of await evaluatedEmployees(context)) {
    lists.push(evaluationsInHistory(await historyOf(context, _id)));
  }
  return lists;
}

export const newestFirst: Check = async (context, id) => {
  const lists = await datedLists(context, id);
  const times = lists.map((list) =>
    list.map(({ createdAt }) => Date.parse(createdAt ?? '')).filter((time) => !Number.isNaN(time)),
  );
  if (times.every((list) => new Set(list).size < 2)) {
    throw new NotProven('No list has two dates', 'a list with evaluations of two dates');
  }
  if (id !== 'listEmployeeEvaluations') await requireKept(context, 'stable-order', id);
  const isWrong = times.some((list) =>
    list.some((time, at) => at > 0 && time > (list[at - 1] ?? time)),
  );
  const exchange = context.caller.exchanges.findLast(
    ({ operation, status }) => operation === id && status === 200,
  );
  const expected = 'dates from the newest to the oldest';
  const problem = { cause: 'newest-first', expected, got: 'another order', exchange };
  return judge(isWrong ? [problem] : []);
};

export const totalFits: Check = async (context) => {
  const employees = await employeesOf(context);
  const exchange = context.caller.exchanges.find(
    ({ operation, status }) => operation === 'listEmployees' && status === 200,
  );
  const total = exchange && decoded(exchange, decodeEmployeeList).total;
  if (total === undefined || total === null) return judge([], '`total` is not sent');
  const [expected, got] = [`at least ${employees.length}`, String(total)];
  const problem = { cause: 'total-fits', expected, got, pointer: '/total', exchange };
  if (total < employees.length) return judge([problem]);
  return judge(
    [],
    total > employees.length ? `${employees.length} of ${total} employees are sent` : undefined,
  );
};
