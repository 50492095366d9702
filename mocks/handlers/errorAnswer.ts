import { HttpResponse } from 'msw';

/** An error in the form of the contract (spec decision 4). */
export function errorAnswer(
  status: 400 | 401 | 403 | 422 | 500,
  message: string,
): HttpResponse<{ message: string }> {
  return HttpResponse.json({ message }, { status });
}
