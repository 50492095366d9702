import { ValidationError, type Schema } from 'yup';
import { errorAnswer } from './errorAnswer';

/** The validated JSON of a request, without conversions, or the 400 or 422 that refuses it. */
export async function readBody<B>(
  request: Request,
  schema: Schema<B>,
): Promise<{ body: B } | Response> {
  let sent: unknown;
  try {
    sent = await request.json();
  } catch {
    return errorAnswer(400, 'The request body is not valid JSON');
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return errorAnswer(422, 'The request body must be a JSON object');
  }
  try {
    return { body: schema.validateSync(sent, { strict: true, abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return errorAnswer(422, error.errors[0] ?? error.message);
  }
}
