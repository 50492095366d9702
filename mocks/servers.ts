/** Kinds of servers, for behaviour that rules cannot express. */
export const SERVERS = [
  /** There are 57 employees and 400 evaluations, and everybody may do everything (specification, Server rules). */
  'default',
  /**
   * The server refuses with 403 an Employee who adds an employee, saves an evaluation or lists all (specification,
   * Server rules).
   */
  'strictRoles',
  /** The list has only 20 of 57 employees. */
  'partial',
  /** Responses have no optional values. */
  'sparse',
  /** Names, e-mails, notes and feedback test the layout: they are long, right-to-left or wide. */
  'extreme',
] as const;

export type ServerKind = (typeof SERVERS)[number];
