import type { Evaluation, Statistics } from '../../../../src/api/contract';
import { decodeStatistics } from '../../../../src/api/decode/evaluationAnswers';
import { largest, smallest } from '../../../../src/domain/extremes';
import {
  accepted,
  firstOfEachCause,
  decoded,
  isSuccess,
  judge,
  NotProven,
  requireKept,
  statusProblem,
  type Check,
} from '../../context';
import {
  employeesOf,
  evaluatedEmployees,
  evaluationsInHistory,
  historyOf,
  statisticsOf,
} from '../../host/facts';
import { effectOfNoRecord } from '../../effectOf';
import type { Exchange, Problem } from '../../model';
import { isRecord } from '../../../../src/domain/isRecord';

const TOLERANCE = 0.01;
const EMPLOYEES = 5;

const FIELDS = ['totalEvaluations', 'averageScore', 'maxScore', 'minScore'] as const;

export const statisticsEqual: Check = async (context) => {
  await requireKept(context, 'history-scope', 'listEmployeeEvaluations');
  let problems: Problem[] = [];
  let compared = 0;
  for (const { _id } of await evaluatedEmployees(context, EMPLOYEES)) {
    const computed = computeFrom(evaluationsInHistory(await historyOf(context, _id)));
    if (!computed) continue;
    const exchange = await statisticsOf(context, _id);
    problems = problems.concat(
      differences(computed, decoded(exchange, decodeStatistics), exchange),
    );
    compared += 1;
  }
  if (compared === 0) throw new NotProven('No history has only scores', 'evaluations with scores');
  return judge(firstOfEachCause(problems));
};

/** Undefined where a score is missing. */
function computeFrom(evaluations: Evaluation[]): Required<Statistics> | undefined {
  const scores = evaluations.flatMap(({ score }) => score ?? []);
  if (scores.length === 0 || scores.length < evaluations.length) return undefined;
  return {
    totalEvaluations: scores.length,
    averageScore: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    maxScore: largest(scores),
    minScore: smallest(scores),
  };
}

export function differences(
  computed: Required<Statistics>,
  statistics: Statistics,
  exchange: Exchange,
): Problem[] {
  return FIELDS.flatMap((field): Problem[] => {
    const [expected, got] = [computed[field] ?? undefined, statistics[field] ?? undefined];
    // screen-fields looks at missing figures.
    if (expected === undefined || got === undefined) return [];
    // A little more, because binary fractions are not exact.
    if (Math.abs(expected - got) <= TOLERANCE * 1.001) return [];
    const rounded = Math.round(expected * 1000) / 1000;
    const of = `${rounded}, computed from the employee's evaluations`;
    return [
      {
        cause: `statistics ${field}`,
        expected: of,
        got: String(got),
        pointer: `/${field}`,
        exchange,
      },
    ];
  });
}

export const statisticsNone: Check = async (context) => {
  const employees = await employeesOf(context);
  const nobody = employees.find(({ evaluations }) => evaluations?.length === 0);
  if (!nobody) {
    throw new NotProven(
      'Every employee has evaluations, or the list does not say',
      'an employee without evaluations',
    );
  }
  const history = evaluationsInHistory(await historyOf(context, nobody._id));
  if (history.length > 0) {
    throw new NotProven(
      'The list says of an employee with evaluations that there are none',
      'an employee without evaluations',
    );
  }
  const exchange = accepted(await statisticsOf(context, nobody._id));
  if (exchange.status === 404) return judge([], 'An employee without evaluations is answered 404');
  if (!isSuccess(exchange)) {
    return judge([statusProblem(exchange, effectOfNoRecord(exchange))]);
  }
  const statistics = decoded(exchange, decodeStatistics);
  const problems = FIELDS.filter((field) => (statistics[field] ?? 0) !== 0).map((field) => ({
    cause: 'statistics-none',
    expected: 'zero or nothing for an employee without evaluations',
    got: String(statistics[field]),
    pointer: `/${field}`,
    exchange,
  }));
  const said = `An employee without evaluations is answered 200 with ${figuresIn(exchange)}`;
  return judge(problems.slice(0, 1), said);
};

/** Not the whole body: if the text is cut within a secret, the secret is not found. */
function figuresIn({ body }: Exchange): string {
  const sent = isRecord(body) ? body : {};
  const isFigure = (value: unknown) => value === null || typeof value === 'number';
  const fields = FIELDS.filter((field) => isFigure(sent[field]));
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, sent[field]])));
}
