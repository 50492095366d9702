import type { OperationId } from '../../../contract/operations';
import { propertiesOf } from '../../../contract/declared';
import type { Employee, Evaluation, Statistics } from '../../../src/api/contract';
import { decodeEmployee } from '../../../src/api/decode/answers';
import { decodeEvaluation, decodeStatistics } from '../../../src/api/decode/evaluationAnswers';
import { largest, smallest } from '../../../src/domain/extremes';
import {
  decoded,
  describeValue,
  NotProven,
  requireKept,
  type Check,
  type Problem,
} from '../context';
import { isSuccess, type Exchange, type Purpose } from '../host/host';
import {
  anyEvaluationsOf,
  employeesOf,
  evaluatedEmployees,
  evaluationsIn,
  historyIn,
  idsFor,
  LARGE_PAGE,
  pageOf,
  sampleEmployees,
  sampleEvaluations,
  unknownIdLike,
} from './hostData';
import { refusal, STRANGE_ID } from './refusal';

const isEvaluation = (operation: OperationId) => operation === 'getEvaluation';

export const opens: Check = async (context, operation) => {
  for (const id of await idsFor(context, operation)) {
    const exchange = await context.host.read(operation, id);
    const decode = isEvaluation(operation) ? decodeEvaluation : decodeEmployee;
    const { _id } = decoded(exchange, decode);
    if (_id !== id) return [{ got: `the record ${_id} for the id ${id}`, exchange }];
  }
  return [];
};

export const unknownId: Check = async (context, operation) => {
  const records = isEvaluation(operation)
    ? await anyEvaluationsOf(context)
    : await employeesOf(context);
  const unknown = unknownIdLike(records.map(({ _id }) => _id));
  const purposes: [string, Purpose][] = [
    [unknown, { asks: 'an unknown id', expects: [404] }],
    ...['../x', 'a b'].map((id): [string, Purpose] => [
      id,
      { asks: STRANGE_ID, expects: [404, 400] },
    ]),
  ];
  for (const [id, purpose] of purposes) {
    const problems = refusal(await context.host.call(operation, { id, purpose }));
    if (problems.length > 0) return problems;
  }
  return [];
};

/** Returns the properties that a row of a list and the detail of a record share. */
const detailsOf = (schema: 'Employee' | 'Evaluation') =>
  propertiesOf(schema).flatMap(({ name, types }) => {
    const isSingle = types.some((type) => ['string', 'number'].includes(String(type)));
    return isSingle && name !== '_id' ? [name] : [];
  });

export const detailEqualsRow: Check = async (context, operation) => {
  requireKept(context, 'opens', operation);
  const [rows, fields, decode] = isEvaluation(operation)
    ? [await sampleEvaluations(context), detailsOf('Evaluation'), decodeEvaluation]
    : [await sampleEmployees(context), detailsOf('Employee'), decodeEmployee];
  let problems: Problem[] = [];
  for (const row of rows) {
    const exchange = await context.host.read(operation, row._id);
    const detail = new Map(
      Object.entries<unknown>(decoded<Employee | Evaluation>(exchange, decode)),
    );
    const different = Object.entries<unknown>(row).flatMap(([field, expected]): Problem[] => {
      const sent = detail.get(field) ?? expected ?? undefined;
      if (!fields.includes(field) || expected === undefined || isSame(expected, sent)) return [];
      const got = `${describeValue(sent)}, and ${describeValue(expected)} in the list`;
      return [
        { change: `Send the same \`${field}\` in the list and in the record`, got, exchange },
      ];
    });
    problems = problems.concat(different);
  }
  return problems;
};

/** Whether two values are equal. The same time can have several notations. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'string' || typeof b !== 'string') return false;
  return /^\d{4}-\d\d-\d\d/.test(a) && Date.parse(a) === Date.parse(b);
}

export const history: Check = async (context, operation) => {
  // This is the first page of all evaluations, if the account may read it and it has the right size.
  const page = await pageOf(context, 'listEvaluations', 1, LARGE_PAGE);
  const isUsable = isSuccess(page) && context.isKept('limit', 'listEvaluations');
  const listed = isUsable ? evaluationsIn(page).evaluations : [];
  for (const { _id, email, evaluations } of await evaluatedEmployees(context)) {
    const exchange = await context.host.read(operation, _id);
    const own = historyIn(exchange);
    const stranger = own.find(({ employee }) =>
      employee?._id ? employee._id !== _id : employee?.email && email && employee.email !== email,
    );
    if (stranger) {
      return [{ got: `an evaluation of ${stranger.employee?.name ?? 'another'}`, exchange }];
    }
    // The list may omit the number.
    const count = evaluations?.length ?? own.length;
    const isLost = listed.some(
      (evaluation) =>
        evaluation.employee?._id === _id &&
        !own.some((ownEvaluation) => ownEvaluation._id === evaluation._id),
    );
    if (isLost || own.length !== count) {
      return [{ got: `${own.length} evaluations, and ${count} in the list`, exchange }];
    }
  }
  return [];
};

const TOLERANCE = 0.01;
const FIGURES = ['totalEvaluations', 'averageScore', 'maxScore', 'minScore'] as const;

export const statistics: Check = async (context, operation) => {
  requireKept(context, 'history', 'listEmployeeEvaluations');
  for (const { _id } of await evaluatedEmployees(context)) {
    const evaluations = historyIn(await context.host.read('listEmployeeEvaluations', _id));
    const scores = evaluations.flatMap(({ score }) => score ?? []);
    if (scores.length < evaluations.length) throw new NotProven('An evaluation has no score');
    const exchange = await context.host.read(operation, _id);
    const problems = figureProblems(scores, exchange);
    if (problems.length > 0) return problems;
  }
  const employees = await employeesOf(context);
  const nobody = employees.find(({ evaluations }) => evaluations?.length === 0);
  if (!nobody) return [];
  const exchange = await context.host.call(operation, {
    id: nobody._id,
    purpose: { asks: 'statistics of somebody without evaluations', expects: [200, 404] },
  });
  return isSuccess(exchange) ? figureProblems([], exchange) : refusal(exchange);
};

/** Compares the statistics in the answer with those of the scores. */
export function figureProblems(scores: number[], exchange: Exchange): Problem[] {
  const sent = decoded(exchange, decodeStatistics);
  const sum = scores.reduce((total, score) => total + score, 0);
  const right: Required<Statistics> =
    scores.length === 0
      ? { totalEvaluations: 0, averageScore: 0, maxScore: 0, minScore: 0 }
      : {
          totalEvaluations: scores.length,
          averageScore: sum / scores.length,
          maxScore: largest(scores),
          minScore: smallest(scores),
        };
  return FIGURES.flatMap((name): Problem[] => {
    const [expected, figure] = [right[name] ?? 0, sent[name] ?? undefined];
    // The tolerance is a little larger, because binary fractions are not exact.
    if (figure === undefined || Math.abs(expected - figure) <= TOLERANCE * 1.001) return [];
    const got = `${name} ${figure}, and ${Math.round(expected * 1000) / 1000} by the evaluations`;
    return [{ got, exchange }];
  });
}
