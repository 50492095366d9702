import { isRole, type Role } from '../../domain/constants';

/**
 * Decodes answers (specification, Decoding). A container of the wrong shape becomes undefined, and its call fails. A
 * leaf of the wrong type becomes a missing value. A list leaves out items without a usable `_id`. If all its items are
 * such, the call fails.
 */

export const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
export const finite = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
export const count = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
export const role = (value: unknown): Role | undefined => (isRole(value) ? value : undefined);

export function list<T>(value: unknown, item: (value: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(item).filter((decoded) => decoded !== undefined);
  return items.length === 0 && value.length > 0 ? undefined : items;
}
