import { array, number, object, string } from 'yup';
import { ROLES } from '../../src/domain/constants';
import type { Records } from './records';
import type { Scenario } from '../scenarios';

/** The part of `Storage` that a snapshot needs. */
export type SnapshotStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The storage key of the changes. */
export const CHANGES_KEY = 'mock-changes';

const text = string().defined();
const role = string().oneOf(ROLES).defined();

const employee = object({
  _id: text,
  name: text,
  email: text,
  role,
  age: number(),
  position: string(),
  hireDate: string(),
});

const account = object({
  _id: text,
  name: text,
  email: text,
  role,
  password: string(),
});

const evaluation = object({
  _id: text,
  employeeId: text,
  evaluatorId: text,
  score: number().defined(),
  note: string(),
  createdAt: text,
  feedbacks: array()
    .of(object({ feedback: text, createdAt: text }))
    .defined(),
});

export const recordsSchema = object({
  employees: array().of(employee.noUnknown()).defined(),
  accounts: array().of(account.noUnknown()).defined(),
  evaluations: array().of(evaluation.noUnknown()).defined(),
}).noUnknown();

const snapshot = recordsSchema.shape({ scenario: text });

/** The changes of this scenario. Undefined if there are none, or if they are invalid. */
export function readChanges(storage: SnapshotStorage, scenario: Scenario): Records | undefined {
  try {
    const saved: unknown = JSON.parse(storage.getItem(CHANGES_KEY) ?? 'null');
    const { scenario: savedIn, ...changes } = snapshot.validateSync(saved, { strict: true });
    return savedIn === scenario ? changes : undefined;
  } catch {
    return undefined;
  }
}

/** Saves only what differs from the seed: the seed itself can be too large for the storage. */
export function saveChanges(storage: SnapshotStorage, scenario: Scenario, changes: Records): void {
  try {
    storage.setItem(CHANGES_KEY, JSON.stringify({ scenario, ...changes }));
  } catch (cause) {
    console.warn('[mock] The changes could not be saved; a reload will lose them.', cause);
  }
}
