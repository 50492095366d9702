import { ValidationError, type Schema } from 'yup';
import { refuse } from './refusal';

/** The request's JSON, checked as it was sent: nothing is converted. Refusals are 400 and 422. */
export async function readBody<B>(
  request: Request,
  schema: Schema<B>,
): Promise<{ body: B } | Response> {
  let sent: unknown;
  try {
    sent = await request.json();
  } catch {
    return refuse(400, 'The request body is not valid JSON');
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return refuse(422, 'The request body must be a JSON object');
  }
  try {
    return { body: schema.validateSync(sent, { strict: true, abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return refuse(422, error.errors[0] ?? error.message);
  }
}
