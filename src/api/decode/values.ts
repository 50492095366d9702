import { isRole, type Role } from '../../domain/constants';

/**
 * Decoders (specification, Decoding). An object or array of the wrong shape becomes undefined, and the call fails. A
 * single value of the wrong type becomes undefined, and the screen shows it as missing. A list omits items without a
 * usable `_id`. If no item has one, the call fails.
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
