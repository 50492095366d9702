import type { AnswerValidators } from 'virtual:contract-validators';
import { answerSchemas } from '../../contract/answerSchemas';
import { readContract } from '../../contract/document';

/** Replaces `virtual:contract-validators`, which the build compiles (vite/contractReport.ts). */
const { ajv, operations: schemas } = answerSchemas(readContract());

export const operations = schemas.map(({ id, method, pattern, statuses }): AnswerValidators => ({
  id,
  method,
  path: new RegExp(pattern),
  statuses: Object.fromEntries(
    Object.entries(statuses).map(([status, schema]) => [
      status,
      schema === null ? null : ajv.compile({ $ref: schema }),
    ]),
  ),
}));
