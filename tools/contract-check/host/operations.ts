import { CONTRACT } from '../../../contract/contract';
import { declaredAnswer, propertiesOf } from '../../../contract/declared';
import { isRecord } from '../../../src/domain/isRecord';
import type { operations } from '../../../src/api/schema';
import { readOperations, type Operation, type OperationId } from '../../../contract/operations';

/** The input of sign-in and registration, which need no token. */
interface Open {
  isOpen: true;
}

interface Read {
  /** The optional fields that the screens show, such as `employee/name`. */
  shows: readonly string[];
  /** The records whose ids the path takes. */
  ids?: 'employees' | 'evaluated employees' | 'evaluations';
  query?: Record<string, string>;
}

interface Write {
  /** A body that changes nothing, even if a host accepts it without a token. */
  refused: Record<string, unknown>;
  id?: string;
}

export const UNKNOWN_ID = 'contract-check-unknown';
const EVALUATION = { note: 'contract-check', score: 5, employeeId: UNKNOWN_ID };
const ROW = ['employee/name', 'employee/email', 'evaluator/name', 'score', 'note', 'createdAt'];
const FIRST_PAGE = { page: '1', limit: '10' };

const namesOf = (schema: 'Employee' | 'Statistics', ...without: string[]) =>
  propertiesOf(schema).flatMap(({ name }) => (['_id', ...without].includes(name) ? [] : [name]));

type Call = Open | Read | Write;

/** The operations that can be called with a token alone. */
type Plain = {
  [Id in OperationId]: operations[Id] extends
    | { requestBody: object }
    | { parameters: { path: object } }
    ? never
    : Id;
}[OperationId];

/**
 * How a run calls each operation. The type check fails if an operation with an id or a body is missing here. For any other
 * read, every field of the answer is checked.
 */
const CALLS: Readonly<Record<Exclude<OperationId, Plain>, Call> & Partial<Record<Plain, Call>>> = {
  login: { isOpen: true },
  register: { isOpen: true },
  // The profile reads the evaluations with another operation.
  getEmployee: { ids: 'employees', shows: namesOf('Employee', 'evaluations') },
  listEvaluations: { query: FIRST_PAGE, shows: ROW },
  listOwnEvaluations: { query: FIRST_PAGE, shows: ROW },
  getEvaluation: {
    ids: 'evaluations',
    shows: [
      ...['employee/name', 'employee/email', 'employee/age', 'employee/role'],
      ...['score', 'note', 'feedbacks'],
    ],
  },
  listEmployeeEvaluations: {
    ids: 'evaluated employees',
    shows: ['score', 'note', 'evaluator/name', 'createdAt'],
  },
  getStatistics: { ids: 'evaluated employees', shows: namesOf('Statistics') },
  createEvaluation: { refused: EVALUATION },
  updateEvaluation: { refused: EVALUATION, id: UNKNOWN_ID },
  createFeedback: { refused: { evaluationId: UNKNOWN_ID, feedback: 'contract-check' } },
};

const DECLARED = readOperations(CONTRACT);

export function declared(id: OperationId): Operation {
  const operation = DECLARED.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

/** Returns a text such as `GET /api/employees/{id}`. */
export const placeOf = (id: OperationId) => `${declared(id).method} ${declared(id).path}`;

const SCHEMAS = new Map(
  DECLARED.map((operation) => [operation.id, declaredAnswer(operation, operation.success)?.schema]),
);

/** Returns the JSON Schema of a success, with all references resolved. */
export const schemaOf = (id: OperationId): unknown => SCHEMAS.get(id);

/** Returns the fields of the records in an answer, which is a record or a list. */
function answeredFields(id: OperationId): string[] {
  const schema = schemaOf(id);
  const list = [schema, ...Object.values(propertiesIn(schema))].find(
    (node) => isRecord(node) && isRecord(node['items']),
  );
  const answered = isRecord(list) ? list['items'] : schema;
  return Object.keys(propertiesIn(answered)).filter((name) => name !== '_id');
}

function propertiesIn(schema: unknown): Record<string, unknown> {
  const properties = isRecord(schema) ? schema['properties'] : undefined;
  return isRecord(properties) ? properties : {};
}

const calls: Partial<Record<OperationId, Call>> = CALLS;

export const callOf = (id: OperationId): Call => calls[id] ?? { shows: answeredFields(id) };

/** Returns how a read is called. Undefined for a write. */
export function readOf(operation: OperationId): Read | undefined {
  const call = callOf(operation);
  return 'shows' in call ? call : undefined;
}

export const ALL: readonly OperationId[] = DECLARED.map(({ id }) => id);
export const READS = ALL.filter((id) => readOf(id));
export const PROTECTED = ALL.filter((id) => !('isOpen' in callOf(id)));
export const BY_ID = READS.filter((id) => readOf(id)?.ids);
export const PAGED = ['listEvaluations', 'listOwnEvaluations'] as const;
export type PagedOperation = (typeof PAGED)[number];
