import { CONTRACT } from '../../contract/contract';
import { readOperations, type Operation, type OperationId } from '../../contract/operations';

export type { OperationId };

/** The operations of the contract, in its order. */
export const OPERATIONS: readonly Operation[] = readOperations(CONTRACT);

export const OPERATION_IDS: readonly OperationId[] = OPERATIONS.map(({ id }) => id);

export function operationOf(id: OperationId): Operation {
  const found = OPERATIONS.find((operation) => operation.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}`);
  return found;
}

/** The statuses that the contract lists for failures of the operation. */
export function failuresOf(id: OperationId): number[] {
  const { statuses, success } = operationOf(id);
  return statuses.filter((status) => status !== success);
}

export interface OperationCall {
  readonly id: OperationId;
  /** The decoded values of the placeholders, by name. */
  readonly pathValues: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** Paths without placeholders come first, so that they match before those with placeholders. */
const PATTERNS = OPERATIONS.map(({ id, method, path }) => {
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return { id, method, pattern, hasPlaceholder: path.includes('{') };
}).sort((a, b) => Number(a.hasPlaceholder) - Number(b.hasPlaceholder));

/** Undefined for a call that the contract does not have. */
export function findCall({
  method,
  url,
}: Pick<Request, 'method' | 'url'>): OperationCall | undefined {
  const { pathname, searchParams } = new URL(url);
  for (const { id, method: expected, pattern } of PATTERNS) {
    const match = method === expected ? pattern.exec(pathname) : null;
    if (!match) continue;
    const values = Object.entries(match.groups ?? {});
    return {
      id,
      pathValues: Object.fromEntries(values.map(([name, value]) => [name, decode(value)])),
      query: searchParams,
    };
  }
  return undefined;
}

export function placeholdersOf(id: OperationId): string[] {
  return Array.from(operationOf(id).path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
