import { CONTRACT } from '../../contract/contract';
import { readOperations, type Operation, type OperationId } from '../../contract/operations';

export type { OperationId };

/** The operations of the contract, in its order. */
export const OPERATIONS: readonly Operation[] = readOperations(CONTRACT);

export const OPERATION_IDS: readonly OperationId[] = OPERATIONS.map(({ id }) => id);

export function operationOf(id: OperationId): Operation {
  const operation = OPERATIONS.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

/** Returns the statuses that the contract lists for failures of the operation. */
export function failuresOf(id: OperationId): number[] {
  const { statuses, success } = operationOf(id);
  return statuses.filter((status) => status !== success);
}

/**
 * The operations with their patterns. Paths without placeholders come first, so that they match before those with
 * placeholders.
 */
const PATTERNS = OPERATIONS.map(({ id, method, path }) => {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return { id, method, pattern, hasPlaceholder: path.includes('{') };
}).sort((a, b) => Number(a.hasPlaceholder) - Number(b.hasPlaceholder));

/** Finds the operation of a call. Undefined if the contract does not have the call. */
export function findOperation({
  method,
  url,
}: Pick<Request, 'method' | 'url'>): OperationId | undefined {
  const { pathname } = new URL(url);
  return PATTERNS.find(
    (operation) => operation.method === method && operation.pattern.test(pathname),
  )?.id;
}

export function placeholdersOf(id: OperationId): string[] {
  return Array.from(operationOf(id).path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}
