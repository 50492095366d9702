import { CONTRACT } from '../../../contract/contract';
import { declaredAnswer, propertiesOf } from '../../../contract/declared';
import { readOperations, type Operation, type OperationId } from '../../../contract/operations';

/** Sign-in and registration: they need no token. */
interface Open {
  isOpen: true;
}

interface Read {
  /** The optional fields that the screens show, such as `employee/name`. */
  shows: readonly string[];
  /** Where the id in the path comes from. */
  ids?: 'employees' | 'evaluated employees' | 'evaluations';
  query?: Record<string, string>;
}

interface Write {
  /** A body that would change nothing, even if a host took it without a token. */
  refused: Record<string, unknown>;
  id?: string;
}

export const UNKNOWN_ID = 'contract-check-unknown';
const EVALUATION = { note: 'contract-check', score: 5, employeeId: UNKNOWN_ID };
const ROW = ['employee/name', 'employee/email', 'evaluator/name', 'score', 'note', 'createdAt'];
const FIRST_PAGE = { page: '1', limit: '10' };

const namesOf = (schema: 'Employee' | 'Statistics', ...without: string[]) =>
  propertiesOf(schema).flatMap(({ name }) => (['_id', ...without].includes(name) ? [] : [name]));

/** How a run calls each operation. One that is new in `openapi.yaml` does not compile until it is here. */
export const CALLS = {
  login: { isOpen: true },
  register: { isOpen: true },
  listEmployees: { shows: namesOf('Employee') },
  // The profile reads the evaluations by another operation.
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
} as const satisfies Record<OperationId, Open | Read | Write>;

export const callOf = (operation: OperationId): Open | Read | Write => CALLS[operation];

/** How a read is called; undefined for another operation. */
export function readOf(operation: OperationId): Read | undefined {
  const call = callOf(operation);
  return 'shows' in call ? call : undefined;
}

const DECLARED = readOperations(CONTRACT);
export const ALL: readonly OperationId[] = DECLARED.map(({ id }) => id);
export const READS = ALL.filter((id) => readOf(id));
export const PROTECTED = ALL.filter((id) => !('isOpen' in callOf(id)));
export const BY_ID = READS.filter((id) => readOf(id)?.ids);
export const PAGED = ['listEvaluations', 'listOwnEvaluations'] as const;
export type PagedOperation = (typeof PAGED)[number];

export function declared(id: OperationId): Operation {
  const operation = DECLARED.find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

/** `GET /api/employees/{id}` */
export const placeOf = (id: OperationId) => `${declared(id).method} ${declared(id).path}`;

const SCHEMAS = new Map(
  DECLARED.map((operation) => [operation.id, declaredAnswer(operation, operation.success)?.schema]),
);

/** The JSON Schema of a success, with all references resolved. */
export const schemaOf = (id: OperationId): unknown => SCHEMAS.get(id);
