import { HttpResponse } from 'msw';

/** An error as the contract has it (decision 4). */
export function refuse(
  status: 400 | 401 | 403 | 422 | 500,
  message: string,
): HttpResponse<{ message: string }> {
  return HttpResponse.json({ message }, { status });
}
