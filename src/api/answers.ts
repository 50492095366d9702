import { isRole, type Role } from '../domain/constants';
import { isUsableId } from '../domain/ids';
import { isToken } from '../session/session';
import type {
  Employee,
  EmployeeList,
  Evaluation,
  EvaluationList,
  Feedback,
  Person,
  Session,
  Statistics,
} from './contract';

/**
 * The door for answers (decision 26). A container of the wrong shape gives undefined, which the caller
 * makes a failed call; a wrong-typed leaf is a missing value. A list leaves out items that cannot be
 * told apart or opened (no object, no usable `_id`); one that holds nothing else is broken.
 */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const finite = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
const count = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
const role = (value: unknown): Role | undefined => (isRole(value) ? value : undefined);

function list<T>(value: unknown, item: (value: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(item).filter((decoded) => decoded !== undefined);
  return items.length === 0 && value.length > 0 ? undefined : items;
}

/** Token and role of somebody who signed in or registered; an unknown role is none (decision 13). */
export function decodeSession(value: unknown): Session | undefined {
  if (!isRecord(value) || !isToken(value['token'])) return undefined;
  return { token: value['token'], role: role(value['role']) ?? null };
}

export function decodeEmployee(value: unknown): Employee | undefined {
  if (!isRecord(value) || !isUsableId(value['_id'])) return undefined;
  return {
    _id: value['_id'],
    name: text(value['name']),
    email: text(value['email']),
    age: finite(value['age']),
    role: role(value['role']),
    position: text(value['position']),
    hireDate: text(value['hireDate']),
    evaluations: Array.isArray(value['evaluations']) ? value['evaluations'] : undefined,
  };
}

/** Takes a bare array too (decision 1). */
export function decodeEmployeeList(value: unknown): EmployeeList | undefined {
  const wrapped = Array.isArray(value) ? { employees: value } : value;
  if (!isRecord(wrapped)) return undefined;
  const employees = list(wrapped['employees'], decodeEmployee);
  return employees && { employees, total: count(wrapped['total']) };
}

function decodePerson(value: unknown): Person | undefined {
  if (!isRecord(value)) return undefined;
  return {
    _id: isUsableId(value['_id']) ? value['_id'] : undefined,
    name: text(value['name']),
    email: text(value['email']),
    age: finite(value['age']),
    role: role(value['role']),
  };
}

function decodeFeedback(value: unknown): Feedback | undefined {
  if (!isRecord(value)) return undefined;
  return { feedback: text(value['feedback']), createdAt: text(value['createdAt']) };
}

export function decodeEvaluation(value: unknown): Evaluation | undefined {
  if (!isRecord(value) || !isUsableId(value['_id'])) return undefined;
  return {
    _id: value['_id'],
    employee: decodePerson(value['employee']),
    evaluator: decodePerson(value['evaluator']),
    score: finite(value['score']),
    note: text(value['note']),
    createdAt: text(value['createdAt']),
    feedbacks: list(value['feedbacks'], decodeFeedback),
  };
}

export function decodeEvaluations(value: unknown): Evaluation[] | undefined {
  return list(value, decodeEvaluation);
}

/** Without a readable `totalPages` there is one page as far as anybody knows. */
export function decodeEvaluationList(value: unknown): EvaluationList | undefined {
  if (!isRecord(value)) return undefined;
  const evaluations = decodeEvaluations(value['evaluations']);
  return evaluations && { evaluations, totalPages: count(value['totalPages']) ?? 1 };
}

export function decodeStatistics(value: unknown): Statistics | undefined {
  if (!isRecord(value)) return undefined;
  return {
    totalEvaluations: count(value['totalEvaluations']),
    averageScore: finite(value['averageScore']),
    maxScore: finite(value['maxScore']),
    minScore: finite(value['minScore']),
  };
}
