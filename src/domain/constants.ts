/** Business constants and limits (specification, Limits). */

export const ROLES = ['Admin', 'Manager', 'Employee'] as const;
export type Role = (typeof ROLES)[number];
export const DEFAULT_ROLE: Role = 'Employee';

export const MIN_PASSWORD_LENGTH = 6;
export const MIN_AGE = 18;
export const MIN_SCORE = 1;
export const MAX_SCORE = 10;

/** The limits of the number of people that can be compared. The largest number fits on a page. */
export const MIN_COMPARED = 2;
export const MAX_COMPARED = 8;

/**
 * The maximum number of people that can be selected in Results. Their ids are in the address, of which a server reads
 * about 8 KB.
 */
export const MAX_SELECTED = 250;

/** The number of rows in the employees table and on every page of evaluations. */
export const PAGE_SIZE = 10;

/** The maximum number of saved views of Results, and the maximum length of a name. */
export const MAX_VIEWS = 50;
export const MAX_VIEW_NAME_LENGTH = 60;

/** The time that a toast is shown, in milliseconds (specification, Toasts). */
export const TOAST_DURATION = 5_000;

/** The time that Notifications lists a toast, in milliseconds (specification, Notifications). */
export const TOAST_REMOVAL_DELAY = 1_000_000;

/** Keys in the browser's local storage. */
export const STORAGE_KEYS = { token: 'token', role: 'role', session: 'session' } as const;

/** Whether the value is a known role (specification, Roles). */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** Whether the link to All Evaluations is shown (specification, Roles). */
export function seesAllEvaluations(role: Role | null): boolean {
  return role === 'Admin' || role === 'Manager';
}
