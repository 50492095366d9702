import type { Role } from '../../src/domain/constants';

/** The records of the database. `views.ts` turns them into responses of the contract. */

export interface EmployeeRecord {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly age?: number | undefined;
  readonly position?: string | undefined;
  /** A day, such as `2024-03-01`. */
  readonly hireDate?: string | undefined;
}

/** Has the `_id` of its employee, but the employee may be missing, as in the scenario `empty`. */
export interface AccountRecord {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Missing in an account that was recreated from its token. Such an account cannot sign in again. */
  readonly password?: string | undefined;
}

export interface FeedbackRecord {
  readonly feedback: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export interface EvaluationRecord {
  readonly _id: string;
  readonly employeeId: string;
  readonly evaluatorId: string;
  readonly score: number;
  readonly note?: string | undefined;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly feedbacks: readonly FeedbackRecord[];
}

export interface Records {
  readonly employees: readonly EmployeeRecord[];
  readonly accounts: readonly AccountRecord[];
  readonly evaluations: readonly EvaluationRecord[];
}
