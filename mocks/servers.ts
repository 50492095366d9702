/** What the server of the mock is like, where rules cannot say it. */
export const SERVERS = [
  /** 57 employees and 400 evaluations; everybody may do everything (specification, Server rules). */
  'default',
  /** 403 to an Employee who adds an employee, saves an evaluation or lists all (specification, Server rules). */
  'strictRoles',
  /** The list holds only 20 of 57 employees. */
  'partial',
  /** Responses have no optional values. */
  'sparse',
  /** Names, addresses, notes and feedback that are hard to lay out: long, right-to-left, wide. */
  'extreme',
] as const;

export type Server = (typeof SERVERS)[number];
