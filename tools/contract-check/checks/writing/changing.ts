import type { Evaluation } from '../../../../src/api/contract';
import {
  decodeEvaluation,
  decodeEvaluationList,
  decodeEvaluations,
  decodeStatistics,
} from '../../../../src/api/decode/evaluationAnswers';
import {
  accepted,
  decoded,
  isSuccess,
  judge,
  NotProven,
  shown,
  statusProblem,
  type Check,
} from '../../context';
import type { Exchange, Problem } from '../../model';
import { CHANGED_SCORE, currentEvaluation, ownEmployee, ownEvaluation } from '../../host/writes';
import { differences } from '../reading/statistics';

export function differing(
  sent: Partial<Evaluation>,
  record: Evaluation,
  cause: string,
  exchange: Exchange | undefined,
  where: string,
): Problem[] {
  return (['note', 'score', 'createdAt'] as const).flatMap((field): Problem[] => {
    const [expected, got] = [sent[field] ?? undefined, record[field] ?? undefined];
    if (expected === undefined || expected === got) return [];
    return [
      {
        cause,
        expected: `${field}: ${shown(expected)}`,
        got: `${shown(got)} in ${where}`,
        exchange,
      },
    ];
  });
}

export const changeShows: Check = async (context) => {
  const { _id: id } = await ownEvaluation(context);
  const before = await currentEvaluation(context, id);
  const { _id: employeeId } = await ownEmployee(context);
  const cause = 'change-shows';
  const body = { note: `${context.mark} changed`, score: CHANGED_SCORE, employeeId };
  const exchange = accepted(
    await context.caller.call('updateEvaluation', { ids: [before._id], body }),
  );
  if (!isSuccess(exchange)) return judge([statusProblem(exchange)]);

  const sent = { note: body.note, score: body.score, createdAt: before.createdAt };
  const { caller } = context;
  const detail = await caller.call('getEvaluation', { ids: [before._id] });
  const list = await caller.call('listOwnEvaluations', { query: { page: '1', limit: '10' } });
  const history = await caller.call('listEmployeeEvaluations', { ids: [employeeId] });
  const statistics = await caller.call('getStatistics', { ids: [employeeId] });
  const changed = decoded(detail, decodeEvaluation);
  const row = decoded(list, decodeEvaluationList).evaluations.find(({ _id }) => _id === before._id);
  const past = decoded(history, decodeEvaluations);
  const own = past.find(({ _id }) => _id === before._id);
  const computed = {
    totalEvaluations: past.length,
    averageScore: CHANGED_SCORE,
    maxScore: CHANGED_SCORE,
    minScore: CHANGED_SCORE,
  };
  const problems = [
    ...differing(sent, changed, cause, detail, 'the record'),
    ...(row ? differing(sent, row, cause, list, 'the list') : []),
    ...(own ? differing(sent, own, cause, history, 'the history') : []),
    ...evaluatorProblems(before, changed, detail),
    // The employee was just added, so that this is their only evaluation.
    ...(past.length === 1
      ? differences(computed, decoded(statistics, decodeStatistics), statistics).map((problem) => ({
          ...problem,
          effect: 'wrong value' as const,
        }))
      : []),
  ];
  if (problems.length === 0 && (!row || !own)) {
    throw new NotProven(
      'A list does not have the evaluation on its first page',
      'the newest evaluation on the first page',
    );
  }
  return judge(problems.slice(0, 1));
};

function evaluatorProblems(before: Evaluation, after: Evaluation, exchange: Exchange): Problem[] {
  const [expected, got] = [before.evaluator?.name, after.evaluator?.name];
  if (!expected || !got || expected === got) return [];
  return [
    {
      cause: 'change-shows',
      expected: `the evaluator ${expected}`,
      got,
      pointer: '/evaluator/name',
      exchange,
      effect: 'wrong value',
    },
  ];
}
