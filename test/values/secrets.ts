import type { Employee, Evaluation } from '../../src/api/contract';

/** Texts that a report must not contain. */
export const SECRETS = {
  name: 'Zebulon Quist',
  email: 'zebulon.quist@corp.example',
  id: 'person-8842',
  note: 'Drinks at lunch, "often".',
  search: 'zebu',
  token: 'tok-5f3a9c',
};

/** All these texts as one. */
export const EVERYTHING = Object.values(SECRETS).join(' ');

/** This text replaces each value, with a forbidden type if one is possible. */
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
