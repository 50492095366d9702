import { judge, noSuccess, NotProven, successesOf, type Check, type Context } from '../../context';
import {
  evaluatedEmployees,
  evaluationOf,
  evaluationsOf,
  historyOf,
  sampleEmployees,
  sampleEvaluations,
  statisticsOf,
  employeeOf,
} from '../../host/facts';
import { effectOfValue } from '../../effectOf';
import type { Exchange, OperationId } from '../../model';
import { propertiesOf } from '../../../../contract/declared';
import { isRecord } from '../../../../src/domain/isRecord';

const EVALUATION = [
  'employee/name',
  'employee/email',
  'evaluator/name',
  'score',
  'note',
  'createdAt',
];
/** All properties in the contract, except the id. */
const allOf = (schema: 'Employee' | 'Statistics') =>
  propertiesOf(schema).flatMap(({ name }) => (name === '_id' ? [] : [name]));

/** The optional fields that the screens show. */
const FIELDS: Partial<Record<OperationId, string[]>> = {
  listEmployees: allOf('Employee'),
  // The profile gets its history from another operation.
  getEmployee: allOf('Employee').filter((name) => name !== 'evaluations'),
  listEvaluations: EVALUATION,
  listOwnEvaluations: EVALUATION,
  listEmployeeEvaluations: ['score', 'note', 'evaluator/name', 'createdAt'],
  getEvaluation: [
    ...['employee/name', 'employee/email', 'employee/age', 'employee/role'],
    ...['score', 'note', 'feedbacks'],
  ],
  getStatistics: allOf('Statistics'),
};

/** The property of a list that holds its records. */
const LISTS: Partial<Record<OperationId, string>> = {
  listEmployees: '/employees',
  listEvaluations: '/evaluations',
  listOwnEvaluations: '/evaluations',
};

export const screenFields: Check = async (context, operation) => {
  await readSamples(context, operation);
  const successes = successesOf(context, operation);
  if (successes.length === 0) throw noSuccess(context, operation);
  const records = successes.flatMap((exchange) => recordsIn(exchange));
  if (records.length === 0) {
    throw new NotProven(`${operation} answered no records`, `a record of ${operation}`);
  }
  const distinct = new Set(records.map((record) => record['_id'] ?? record)).size;
  const [exchange] = successes;
  const missing = (FIELDS[operation] ?? []).filter((field) =>
    records.every((record) => (valueOf(record, field) ?? null) === null),
  );
  return judge(
    missing.map((field) => ({
      cause: `${nameOf(field)} missing`,
      change: `Send \`${nameOf(field)}\``,
      expected: `"${field.replace('/', '.')}" in at least one of ${distinct} records`,
      got: 'nothing',
      pointer: pointerOf(operation, field),
      exchange,
      ...(exchange && { effect: effectOfValue(exchange, pointerOf(operation, field)) }),
    })),
  );
};

const nameOf = (field: string) => field.split('/').at(-1) ?? field;

function pointerOf(operation: OperationId, field: string): string {
  if (operation === 'listEmployeeEvaluations') return `/0/${field}`;
  const list = LISTS[operation];
  return list === undefined ? `/${field}` : `${list}/0/${field}`;
}

function recordsIn({ operation, body }: Exchange): Record<string, unknown>[] {
  const list = LISTS[operation]?.slice(1);
  const isList = list !== undefined || operation === 'listEmployeeEvaluations';
  const items = list !== undefined && isRecord(body) ? body[list] : body;
  if (isList) return Array.isArray(items) ? items.filter(isRecord) : [];
  return isRecord(items) ? [items] : [];
}

const valueOf = (record: Record<string, unknown>, field: string) =>
  field
    .split('/')
    .reduce<unknown>((parent, key) => (isRecord(parent) ? parent[key] : null), record);

/** Makes sure that the operation was called for records of the host. */
async function readSamples(context: Context, operation: OperationId) {
  switch (operation) {
    case 'getEmployee':
      for (const { _id } of await sampleEmployees(context)) await employeeOf(context, _id);
      return;
    case 'getEvaluation':
      for (const { _id } of await sampleEvaluations(context)) await evaluationOf(context, _id);
      return;
    case 'listEmployeeEvaluations':
      for (const { _id } of await evaluatedEmployees(context)) await historyOf(context, _id);
      return;
    case 'getStatistics':
      for (const { _id } of await evaluatedEmployees(context)) await statisticsOf(context, _id);
      return;
    case 'listEmployees':
      await sampleEmployees(context);
      return;
    case 'listEvaluations':
    case 'listOwnEvaluations':
      await evaluationsOf(context, operation);
      return;
    default:
  }
}
