import { array, boolean, number, object, string, type AnySchema } from 'yup';
import { propertiesOf, type Property } from '../../contract/declared';
import { ROLES } from '../../src/domain/constants';
import type { Records } from './records';

const text = string().defined();
const role = string().oneOf(ROLES).defined();

/** Returns fields for the properties of the contract that are not lists or objects. */
function fieldsOf(schema: 'Employee' | 'Evaluation' | 'Feedback'): Record<string, AnySchema> {
  return Object.fromEntries(
    propertiesOf(schema).flatMap((property) => {
      const field = fieldOf(property);
      return field ? [[property.name, field]] : [];
    }),
  );
}

/** The schemas of fields. A value that the contract does not require may be null. */
const FIELDS = new Map<unknown, AnySchema>([
  ['string', string().nullable()],
  ['number', number().nullable()],
  ['integer', number().integer().nullable()],
  ['boolean', boolean().nullable()],
]);

function fieldOf({ types, values }: Property): AnySchema | undefined {
  if (values) return string().oneOf(values).nullable();
  return FIELDS.get(types.find((type) => FIELDS.has(type)));
}

const employee = object({ ...fieldsOf('Employee'), _id: text, name: text, email: text, role });
const account = object({ _id: text, name: text, email: text, role, password: string() });
const feedback = object({ ...fieldsOf('Feedback'), feedback: text, createdAt: text });
const evaluation = object({
  ...fieldsOf('Evaluation'),
  _id: text,
  employeeId: text,
  evaluatorId: text,
  score: number().defined(),
  createdAt: text,
  feedbacks: array().of(feedback).defined(),
});

/** Validates the `Records` of a file of unknown origin. */
export const recordsSchema = object({
  employees: array().of(employee.noUnknown()).defined(),
  accounts: array().of(account.noUnknown()).defined(),
  evaluations: array().of(evaluation.noUnknown()).defined(),
} satisfies Record<keyof Records, unknown>)
  .noUnknown()
  .default(undefined);
