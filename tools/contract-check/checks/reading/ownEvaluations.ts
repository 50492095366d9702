import type { Evaluation } from '../../../../src/api/contract';
import { judge, NotProven, requireKept, type Check } from '../../context';
import { evaluationsIn, evaluationsOf, pageOf } from '../../host/facts';
import { sessionOf } from '../protocol/session';

/** The most that the contract allows. */
const LARGEST_PAGE = 100;
const MOST_PAGES = 20;

export const ownScope: Check = async (context) => {
  const { email } = sessionOf(context);
  const exchange = await pageOf(context, 'listOwnEvaluations', 1, 50);
  const rows = evaluationsIn(exchange).evaluations;
  if (rows.length === 0) {
    throw new NotProven('The own list is empty', 'an account that has evaluated');
  }
  const known = rows.filter(({ evaluator }) => nameOf(evaluator) !== undefined);
  if (known.length === 0) {
    throw new NotProven('The own list names no evaluators', 'a list with evaluators');
  }
  const names = new Set(known.map(({ evaluator }) => nameOf(evaluator)?.toLowerCase()));
  const [first] = names;
  const hasAddresses = known.some(({ evaluator }) => evaluator?.email);
  if (names.size === 1 && hasAddresses && first !== email.toLowerCase()) {
    throw new NotProven(
      'The only evaluator of the own list has another address than the sign-in',
      'an account whose evaluations have its own address',
    );
  }
  const at = rows.findIndex(({ evaluator }) => {
    const name = nameOf(evaluator)?.toLowerCase();
    return name !== undefined && name !== (hasAddresses ? email.toLowerCase() : first);
  });
  const got = `${nameOf(rows[at]?.evaluator) ?? ''} in row ${at + 1}`;
  const pointer = `/evaluations/${at}/evaluator`;
  const expected = "the caller's evaluations";
  const problem = { cause: 'own-scope', expected, got, pointer, exchange };
  return judge(at < 0 ? [] : [problem]);
};

type Evaluator = Evaluation['evaluator'];

const nameOf = (evaluator: Evaluator) => evaluator?.email ?? evaluator?.name ?? undefined;

export const ownInAll: Check = async (context) => {
  await requireKept(context, 'total-pages', 'listEvaluations');
  const own = (await evaluationsOf(context, 'listOwnEvaluations')).slice(0, 10);
  if (own.length === 0) {
    throw new NotProven('The own list is empty', 'an account that has evaluated');
  }
  const missing = new Set(own.map(({ _id }) => _id));
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const exchange = await pageOf(context, 'listEvaluations', page, LARGEST_PAGE);
    const { evaluations, totalPages } = evaluationsIn(exchange);
    for (const { _id } of evaluations) missing.delete(_id);
    if (missing.size === 0) return judge([]);
    if (page < totalPages) continue;
    const expected = `${[...missing].join(', ')} among all evaluations`;
    return judge([{ cause: 'own-in-all', expected, got: `${totalPages} pages without`, exchange }]);
  }
  throw new NotProven(
    `All evaluations have more than ${MOST_PAGES} pages`,
    'a host with fewer evaluations',
  );
};
