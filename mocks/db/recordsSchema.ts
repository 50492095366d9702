import { array, number, object, string } from 'yup';
import { ROLES } from '../../src/domain/constants';

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

/** The records of a file, which may be of anybody. */
export const recordsSchema = object({
  employees: array().of(employee.noUnknown()).defined(),
  accounts: array().of(account.noUnknown()).defined(),
  evaluations: array().of(evaluation.noUnknown()).defined(),
}).noUnknown();
