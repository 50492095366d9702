import { HttpResponse } from 'msw';

/** Creates an error in the form of the contract (specification, Errors). */
export function errorAnswer(
  status: 400 | 401 | 403 | 422 | 500,
  message: string,
): HttpResponse<{ message: string }> {
  return HttpResponse.json({ message }, { status });
}
