import type { operations } from '../src/api/schema';
import { isRecord } from '../src/domain/isRecord';

export type OperationId = keyof operations;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export interface Operation {
  id: OperationId;
  method: (typeof METHODS)[number];
  /** The path with placeholders, as in the contract. */
  path: string;
  /** The statuses that the contract lists. */
  statuses: number[];
  /** The status of a success. */
  success: number;
}

/** Reads the operations of an OpenAPI document, in its order. */
export function readOperations(document: unknown): Operation[] {
  const paths = isRecord(document) ? document['paths'] : undefined;
  return Object.entries(isRecord(paths) ? paths : {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = isRecord(item) ? item[method.toLowerCase()] : undefined;
      if (!isRecord(operation)) return [];
      const { operationId, responses } = operation;
      if (!isOperationId(operationId) || !isRecord(responses)) return [];
      const statuses = Object.keys(responses).map(Number);
      const success = statuses.find((status) => status < 300) ?? 200;
      return [{ id: operationId, method, path, statuses, success }];
    }),
  );
}

/**
 * Whether the value is the id of an operation. Any string is accepted, because the type is generated from the same
 * document.
 */
const isOperationId = (id: unknown): id is OperationId => typeof id === 'string';
