import { array, number, object, string } from 'yup';
import { ROLES } from '../../src/domain/constants';
import type { Records } from './records';
import type { Scenario } from '../scenarios';

/** The part of `Storage` that a snapshot takes. */
export type SnapshotStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Where the changes are kept. */
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

const snapshot = object({
  scenario: text,
  employees: array().of(employee).defined(),
  accounts: array().of(account).defined(),
  evaluations: array().of(evaluation).defined(),
});

/** What was saved in this scenario. Undefined for nothing, something broken, or another scenario's. */
export function readChanges(storage: SnapshotStorage, scenario: Scenario): Records | undefined {
  try {
    const saved: unknown = JSON.parse(storage.getItem(CHANGES_KEY) ?? 'null');
    const { scenario: savedIn, ...changes } = snapshot.validateSync(saved, { strict: true });
    return savedIn === scenario ? changes : undefined;
  } catch {
    return undefined;
  }
}

/** Saves only what differs from the seed, which is small however large the seed is. */
export function saveChanges(storage: SnapshotStorage, scenario: Scenario, changes: Records): void {
  try {
    storage.setItem(CHANGES_KEY, JSON.stringify({ scenario, ...changes }));
  } catch (cause) {
    console.warn('[mock] The changes could not be saved; a reload will lose them.', cause);
  }
}
