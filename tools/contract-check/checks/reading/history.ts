import type { Employee, Evaluation } from '../../../../src/api/contract';
import { isSuccess, judge, requireKept, type Check, type Context } from '../../context';
import {
  evaluatedEmployees,
  evaluationsIn,
  evaluationsInHistory,
  historyOf,
  LARGE_PAGE,
  pageOf,
} from '../../host/facts';
import type { Problem } from '../../model';

export const historyScope: Check = async (context) => {
  const problems: Problem[] = [];
  for (const employee of await evaluatedEmployees(context)) {
    const exchange = await historyOf(context, employee._id);
    const history = evaluationsInHistory(exchange);
    const stranger = history.findIndex((evaluation) => isOfAnother(evaluation, employee));
    const cause = 'history-scope';
    if (stranger >= 0) {
      const got = `an evaluation of ${history[stranger]?.employee?.name ?? 'another'}`;
      const pointer = `/${stranger}/employee`;
      problems.push({
        cause,
        expected: `evaluations of ${employee.name ?? employee._id}`,
        got,
        pointer,
        exchange,
        effect: 'other records',
      });
      continue;
    }
    const listedCount = employee.evaluations?.length ?? 0;
    // The list may omit the number.
    const count = listedCount > 0 ? listedCount : history.length;
    const lost = (await listed(context, employee)).find(
      ({ _id }) => !history.some((evaluation) => evaluation._id === _id),
    );
    if (lost || history.length !== count) {
      const expected = lost
        ? `${lost._id}, which the list has`
        : `${count} evaluations, as Home says`;
      problems.push({ cause, expected, got: `${history.length} evaluations`, exchange });
    }
  }
  return judge(problems.slice(0, 1));
};

/** Compares the ids, or the e-mail addresses if no id is sent. */
function isOfAnother({ employee: person }: Evaluation, { _id, email }: Employee): boolean {
  if (person?._id) return person._id !== _id;
  return Boolean(person?.email && email) && person?.email !== email;
}

/** The employee's evaluations on the first large page of all. Empty where the account may not read it. */
async function listed(context: Context, { email }: Employee): Promise<Evaluation[]> {
  const exchange = await pageOf(context, 'listEvaluations', 1, LARGE_PAGE);
  if (!isSuccess(exchange) || !email) return [];
  await requireKept(context, 'limit', 'listEvaluations');
  return evaluationsIn(exchange).evaluations.filter(({ employee }) => employee?.email === email);
}
