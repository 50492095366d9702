import { isUsableId } from '../../domain/ids';
import { isToken } from '../../domain/tokens';
import type { Complete, Employee, EmployeeList, Session } from '../contract';
import { count, finite, list, role, text } from './values';
import { isRecord } from '../../domain/isRecord';

/** Decodes the token and role after sign-in or registration. An unknown role counts as none (specification, Roles). */
export function decodeSession(value: unknown): Session | undefined {
  if (!isRecord(value) || !isToken(value['token'])) return undefined;
  return {
    token: value['token'],
    role: role(value['role']) ?? null,
  } satisfies Complete<Session>;
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
  } satisfies Complete<Employee>;
}

/** Decodes the list of employees. Accepts also an array without the surrounding object (specification, Calls). */
export function decodeEmployeeList(value: unknown): EmployeeList | undefined {
  const wrapped = Array.isArray(value) ? { employees: value } : value;
  if (!isRecord(wrapped)) return undefined;
  const employees = list(wrapped['employees'], decodeEmployee);
  return (
    employees && ({ employees, total: count(wrapped['total']) } satisfies Complete<EmployeeList>)
  );
}
