import { checkResponse } from '../../../contract/compiledChecks';
import type { Operation } from '../../../contract/operations';

/** What an answer breaks of the contract. */
export function checkAnswer({ method, path }: Operation, status: number, body: unknown): string[] {
  return checkResponse(method, path, status, body).map((violation) =>
    violation.replace(`${method} ${path}: `, ''),
  );
}
