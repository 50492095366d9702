import type { AccountRecord, EmployeeRecord, EvaluationRecord, Records } from './records';
import { createTable } from './table';

type Created<R> = Omit<R, '_id'>;

export interface Db {
  employee: (id: string) => EmployeeRecord | undefined;
  /** Returns the employees whose name or e-mail contains the text, ignoring case. '' returns all. */
  employees: (search?: string) => EmployeeRecord[];
  evaluation: (id: string) => EvaluationRecord | undefined;
  /** Returns the evaluations from the newest to the oldest. */
  evaluations: (of?: { employeeId?: string; evaluatorId?: string }) => EvaluationRecord[];
  /** Returns the ids of the evaluations by employee. An employee without evaluations has no entry. */
  evaluationIds: () => Map<string, string[]>;
  /** Finds an account by its e-mail, ignoring case. */
  account: (email: string) => AccountRecord | undefined;
  /** Finds an employee, or an account without an employee. */
  person: (id: string) => EmployeeRecord | AccountRecord | undefined;
  /** Whether an employee or an account has the e-mail, ignoring case. */
  isEmailTaken: (email: string) => boolean;

  /** Adds an employee, and an account if there is a password. */
  addEmployee: (fields: Created<EmployeeRecord>, password?: string) => EmployeeRecord;
  /** Adds an account from another database. It keeps its id if that is unused. */
  adoptAccount: (account: AccountRecord) => AccountRecord;
  addEvaluation: (fields: Created<EvaluationRecord>) => EvaluationRecord;
  /** Replaces the evaluation that has this id. */
  putEvaluation: (evaluation: EvaluationRecord) => void;

  /** Returns the records that differ from the seed. */
  changes: () => Records;
}

/** Creates an in-memory database. It replaces records and never mutates them, so several databases can share a seed. */
export function createDb(seed: Records, changes?: Records): Db {
  const employees = createTable(seed.employees);
  const accounts = createTable(seed.accounts);
  const evaluations = createTable(seed.evaluations);
  changes?.employees.forEach(employees.put);
  changes?.accounts.forEach(accounts.put);
  changes?.evaluations.forEach(evaluations.put);

  const nextEmployeeId = () =>
    numbered('employee', 3, Math.max(employees.highest(), accounts.highest()) + 1);

  const db: Db = {
    employee: employees.get,
    employees(search = '') {
      const text = fold(search);
      return employees
        .all()
        .filter(({ name, email }) => fold(name).includes(text) || fold(email).includes(text));
    },
    evaluation: evaluations.get,
    evaluations: ({ employeeId, evaluatorId } = {}) =>
      evaluations
        .all()
        .filter(
          (evaluation) =>
            (employeeId === undefined || evaluation.employeeId === employeeId) &&
            (evaluatorId === undefined || evaluation.evaluatorId === evaluatorId),
        )
        // The sort is stable: at the same time, the evaluation that was added later comes first.
        .reverse()
        .sort((a, b) => compare(b.createdAt, a.createdAt)),
    evaluationIds() {
      const ids = new Map<string, string[]>();
      for (const { _id, employeeId } of evaluations.all()) {
        const idsOfEmployee = ids.get(employeeId);
        if (idsOfEmployee) idsOfEmployee.push(_id);
        else ids.set(employeeId, [_id]);
      }
      return ids;
    },
    account: (email) => accounts.all().find((account) => fold(account.email) === fold(email)),
    person: (id) => employees.get(id) ?? accounts.get(id),
    isEmailTaken: (email) =>
      [...accounts.all(), ...employees.all()].some((person) => fold(person.email) === fold(email)),

    addEmployee(fields, password) {
      const employee = { _id: nextEmployeeId(), ...fields };
      const { _id, name, email, role } = employee;
      employees.put(employee);
      if (password !== undefined) accounts.put({ _id, name, email, role, password });
      return employee;
    },
    adoptAccount(account) {
      const isFree = db.person(account._id) === undefined;
      const adopted = isFree ? account : { ...account, _id: nextEmployeeId() };
      accounts.put(adopted);
      return adopted;
    },
    addEvaluation(fields) {
      const evaluation = { _id: numbered('evaluation', 4, evaluations.highest() + 1), ...fields };
      evaluations.put(evaluation);
      return evaluation;
    },
    putEvaluation: evaluations.put,
    changes: () => ({
      employees: employees.changed(),
      accounts: accounts.changed(),
      evaluations: evaluations.changed(),
    }),
  };
  return db;
}

/** Returns an id such as `employee-007`. */
export function numbered(kind: string, digits: number, number: number): string {
  return `${kind}-${String(number).padStart(digits, '0')}`;
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
