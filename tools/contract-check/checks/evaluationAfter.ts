import type { Evaluation } from '../../../src/api/contract';
import { decodeEvaluation } from '../../../src/api/decode/evaluationAnswers';
import { decoded, describeValue, type Context, type Problem } from '../context';
import type { Exchange } from '../host/host';
import { placeOf } from '../host/operations';
import { evaluationsIn, historyIn } from './hostData';

const FIRST_PAGE = { page: '1', limit: '10' };

function evaluationProblems(
  sent: Partial<Evaluation>,
  record: Evaluation | undefined,
  exchange: Exchange,
): Problem[] {
  if (!record) return [{ got: `nothing of it in ${exchange.operation}`, exchange }];
  return (['note', 'score', 'createdAt'] as const).flatMap((field): Problem[] => {
    const expected = sent[field] ?? undefined;
    if (expected === undefined || expected === record[field]) return [];
    const got = `${field}: ${describeValue(record[field])}, and ${describeValue(expected)} was sent`;
    return [{ got, exchange }];
  });
}

/**
 * Returns the problems of an evaluation in the detail, in the own list and in the history, after it was `written`. If
 * none of them has it, the write has lost it.
 */
export async function evaluationAfter(
  context: Context,
  { _id, employeeId }: { _id: string; employeeId: string },
  sent: Partial<Evaluation>,
  written: Exchange,
): Promise<Problem[]> {
  const { host } = context;
  const purpose = { asks: 'what was just written', expects: [200, 404] } as const;
  const detail = await host.call('getEvaluation', { id: _id, purpose });
  const list = await host.call('listOwnEvaluations', { query: FIRST_PAGE });
  const history = await host.call('listEmployeeEvaluations', { id: employeeId });
  const isOwn = (evaluation: Evaluation) => evaluation._id === _id;
  const row = evaluationsIn(list).evaluations.find(isOwn);
  const own = historyIn(history).find(isOwn);
  // In another order, the row is on another page. If the list lacks others, too, the write is not the reason.
  const isListed = ['newest-first', 'pages'].every((rule) =>
    context.isKept(rule, 'listOwnEvaluations'),
  );
  const isInHistory = context.isKept('history', 'listEmployeeEvaluations');
  const record = detail.status === 404 ? undefined : decoded(detail, decodeEvaluation);
  const reads: [Evaluation | undefined, Exchange][] = [[record, detail]];
  if (row || isListed) reads.push([row, list]);
  if (own || isInHistory) reads.push([own, history]);
  if (reads.every(([evaluation]) => evaluation?.note !== sent.note)) {
    const places = reads.map(([, { operation }]) => placeOf(operation)).join(', ');
    return [
      { change: 'Store what was sent', got: `nothing of it in ${places}`, exchange: written },
    ];
  }
  return reads.flatMap(([evaluation, exchange]) => evaluationProblems(sent, evaluation, exchange));
}
