import { decodeEmployee } from '../../../../src/api/decode/answers';
import { decodeEvaluation } from '../../../../src/api/decode/evaluationAnswers';
import {
  accepted,
  decoded,
  isSuccess,
  judge,
  NotProven,
  statusProblem,
  type Check,
  type Context,
} from '../../context';
import {
  anyEvaluationsOf,
  employeeOf,
  employeesOf,
  evaluatedEmployees,
  evaluationOf,
  historyOf,
  sampleEmployees,
  sampleEvaluations,
  statisticsOf,
  unknownIdLike,
} from '../../host/facts';
import { effectOfNoRecord } from '../../effectOf';
import type { Exchange, OperationId, Problem } from '../../model';

interface Opened {
  id: string;
  exchange: Exchange;
}

/** The answers of the operation for ids from the lists. */
async function openSamples(context: Context, operation: OperationId): Promise<Opened[]> {
  const [samples, open] = await openerOf(context, operation);
  const opened: Opened[] = [];
  for (const { _id: id } of samples)
    opened.push({ id, exchange: accepted(await open(context, id)) });
  return opened;
}

type Opener = (context: Context, id: string) => Promise<Exchange>;

async function openerOf(
  context: Context,
  operation: OperationId,
): Promise<[{ _id: string }[], Opener]> {
  switch (operation) {
    case 'getEmployee':
      return [await sampleEmployees(context), employeeOf];
    case 'getEvaluation':
      return [await sampleEvaluations(context), evaluationOf];
    case 'listEmployeeEvaluations':
      return [await evaluatedEmployees(context), historyOf];
    default:
      return [await evaluatedEmployees(context), statisticsOf];
  }
}

export const opens: Check = async (context, operation) => {
  const problems: Problem[] = [];
  for (const { id, exchange } of await openSamples(context, operation)) {
    if (!isSuccess(exchange)) {
      problems.push(statusProblem(exchange));
      continue;
    }
    const isRecordOf = operation === 'getEmployee' || operation === 'getEvaluation';
    const answer = operation === 'getEmployee' ? decodeEmployee : decodeEvaluation;
    const other = isRecordOf ? decoded(exchange, answer)._id : id;
    const cause = 'opens another';
    if (other === id) continue;
    const effect = 'other records';
    problems.push({ cause, expected: id, got: other, pointer: '/_id', exchange, effect });
  }
  return judge(problems.slice(0, 1));
};

export const unknownId: Check = async (context, operation) => {
  const records =
    operation === 'getEvaluation' ? await anyEvaluationsOf(context) : await employeesOf(context);
  if (records.length === 0) throw new NotProven('There are no records', 'a host with records');
  const id = unknownIdLike(records.map(({ _id }) => _id));
  const exchange = accepted(
    await context.caller.call(operation, { ids: [id], purpose: 'unknown-id' }),
  );
  if (exchange.status === 404) return judge([]);
  return judge([statusProblem(exchange, effectOfNoRecord(exchange))]);
};

const STRANGE_IDS = ['a/b', '../x', 'a b', '%2F'];

export const strangeId: Check = async (context, operation) => {
  const problems: Problem[] = [];
  for (const id of STRANGE_IDS) {
    const exchange = accepted(
      await context.caller.call(operation, { ids: [id], purpose: 'strange-id' }),
    );
    const { status = 0 } = exchange;
    if (status === 404 || status === 400) continue;
    problems.push(statusProblem(exchange, effectOfNoRecord(exchange)));
  }
  return judge(problems.slice(0, 1));
};
