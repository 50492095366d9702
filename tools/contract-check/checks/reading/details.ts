import { propertiesOf } from '../../../../contract/declared';
import { decodeEmployee } from '../../../../src/api/decode/answers';
import { decodeEvaluation } from '../../../../src/api/decode/evaluationAnswers';
import { decoded, judge, NotProven, shown, type Check, type Context } from '../../context';
import { employeeOf, evaluationOf, sampleEmployees, sampleEvaluations } from '../../host/facts';
import type { Exchange, Problem } from '../../model';

const SINGLE = new Set<unknown>(['string', 'number', 'integer', 'boolean']);
const EMPLOYEE_FIELDS = factsOf('Employee');
const EVALUATION_FIELDS = factsOf('Evaluation');
const PERSON_FIELDS = factsOf('Person');

/** The properties of a record that are single values in the contract, without the id. */
function factsOf(schema: 'Employee' | 'Evaluation' | 'Person'): string[] {
  return propertiesOf(schema)
    .filter(({ name, types }) => name !== '_id' && types.some((type) => SINGLE.has(type)))
    .map(({ name }) => name);
}

export const detailEqualsRow: Check = async (context, operation) => {
  const problems =
    operation === 'getEmployee'
      ? await employeeProblems(context)
      : await evaluationProblems(context);
  return judge(problems);
};

async function employeeProblems(context: Context): Promise<Problem[]> {
  let problems: Problem[] = [];
  for (const row of await sampleEmployees(context)) {
    const exchange = await employeeOf(context, row._id);
    const detail = decoded(exchange, decodeEmployee);
    if (detail._id !== row._id)
      throw new NotProven('Another record opened', 'the record of the id');
    problems = problems.concat(differences(row, detail, EMPLOYEE_FIELDS, exchange));
  }
  return problems;
}

async function evaluationProblems(context: Context): Promise<Problem[]> {
  let problems: Problem[] = [];
  for (const row of await sampleEvaluations(context)) {
    const exchange = await evaluationOf(context, row._id);
    const detail = decoded(exchange, decodeEvaluation);
    if (detail._id !== row._id)
      throw new NotProven('Another record opened', 'the record of the id');
    problems = problems.concat(
      differences(row, detail, EVALUATION_FIELDS, exchange),
      differences(row.employee ?? {}, detail.employee ?? {}, PERSON_FIELDS, exchange, '/employee'),
    );
  }
  return problems;
}

/** Compares the fields that both have. */
function differences(
  row: Readonly<Record<string, unknown>>,
  detail: Readonly<Record<string, unknown>>,
  fields: readonly string[],
  exchange: Exchange,
  parent = '',
): Problem[] {
  return fields.flatMap((field): Problem[] => {
    const [expected, got] = [row[field] ?? undefined, detail[field] ?? undefined];
    if (expected === undefined || got === undefined || isSame(expected, got)) return [];
    return [
      {
        cause: `detail-equals-row ${field}`,
        expected: `${shown(expected)}, as in the list`,
        got: shown(got),
        pointer: `${parent}/${field}`,
        exchange,
      },
    ];
  });
}

/** One time can be written in several ways. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  return /^\d{4}-\d\d-\d\d/.test(one) && Date.parse(one) === Date.parse(other);
}
