import type { Employee, Evaluation } from '../../src/api/contract';

/** What a report must not hold. */
export const SECRETS = {
  name: 'Zebulon Quist',
  email: 'zebulon.quist@corp.example',
  id: 'person-8842',
  note: 'Drinks at lunch, "often".',
  search: 'zebu',
  token: 'tok-5f3a9c',
};

/** Everything that could be told of a person, as one text. */
export const EVERYTHING = Object.values(SECRETS).join(' ');

/** The same text in place of each value, of a type that the contract does not allow where there is one. */
export const HOSTILE_EVALUATION = {
  _id: SECRETS.id,
  employee: EVERYTHING,
  evaluator: { name: [EVERYTHING], email: { [EVERYTHING]: EVERYTHING }, age: EVERYTHING },
  score: EVERYTHING,
  note: [EVERYTHING],
  createdAt: EVERYTHING,
  feedbacks: [{ feedback: { text: EVERYTHING }, createdAt: EVERYTHING }],
  [EVERYTHING]: EVERYTHING,
} satisfies Record<keyof Evaluation, unknown>;
export const HOSTILE_EMPLOYEE = {
  _id: SECRETS.id,
  name: [EVERYTHING],
  email: { [EVERYTHING]: EVERYTHING },
  age: EVERYTHING,
  role: EVERYTHING,
  position: [EVERYTHING],
  hireDate: EVERYTHING,
  evaluations: EVERYTHING,
} satisfies Record<keyof Employee, unknown>;
