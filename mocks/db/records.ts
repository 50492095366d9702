import type { Employee, Evaluation, Feedback } from '../../src/api/contract';
import type { Role } from '../../src/domain/constants';

/** The records of the database, with the properties of the contract. `views.ts` converts them to responses. */

/** Makes properties required, with values that are not null. */
type Filled<T, K extends keyof T> = Readonly<
  Omit<T, K> & { [P in K]-?: Exclude<T[P], null | undefined> }
>;

export type EmployeeRecord = Filled<Omit<Employee, 'evaluations'>, 'name' | 'email' | 'role'>;

/** An account. Its `_id` is that of its employee, who may be missing, as in the scenario `empty`. */
export interface AccountRecord {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** The password is missing in an account that was recreated from its token. Such an account cannot sign in again. */
  readonly password?: string | undefined;
}

export type FeedbackRecord = Filled<Feedback, keyof Feedback>;

export type EvaluationRecord = Filled<
  Omit<Evaluation, 'employee' | 'evaluator' | 'feedbacks'>,
  'score' | 'createdAt'
> & {
  readonly employeeId: string;
  readonly evaluatorId: string;
  readonly feedbacks: readonly FeedbackRecord[];
};

export interface Records {
  readonly employees: readonly EmployeeRecord[];
  readonly accounts: readonly AccountRecord[];
  readonly evaluations: readonly EvaluationRecord[];
}

export function hasRecords({ employees, accounts, evaluations }: Records): boolean {
  return employees.length + accounts.length + evaluations.length > 0;
}
