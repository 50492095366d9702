import type { Employee } from '../../src/api/contract';

/** Overrides for `buildEmployee` that leave out all optional properties. */
export const noOptionalFields = {
  name: undefined,
  email: undefined,
  age: undefined,
  role: undefined,
  position: undefined,
  hireDate: undefined,
  evaluations: undefined,
} satisfies Record<Exclude<keyof Employee, '_id'>, undefined>;
