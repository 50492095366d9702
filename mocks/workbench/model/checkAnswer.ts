import { CONTRACT } from '../../../contract/contract';
import type { Operation } from '../../../contract/operations';
import { createContractValidator } from '../../../contract/validation';

const validator = createContractValidator(CONTRACT);

/** What an answer breaks of the contract. */
export function checkAnswer({ method, path }: Operation, status: number, body: unknown): string[] {
  const prefix = `${method} ${path}: `;
  return validator
    .checkResponse(method, path, status, body)
    .map((violation) => violation.replace(prefix, ''));
}
