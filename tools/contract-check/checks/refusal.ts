import { isRecord } from '../../../src/domain/isRecord';
import { NotProven, type Problem } from '../context';
import { isSuccess, type Exchange } from '../host/host';

export const STRANGE_ID = 'an id with a slash, dots or a space';

/** Returns a problem unless the call is answered with one of the statuses that its purpose expects. */
export function refusal(exchange: Exchange): Problem[] {
  const { status, purpose, body, failure } = exchange;
  if (!purpose || failure !== undefined || purpose.expects.includes(status)) return [];
  if (status === 429) throw new NotProven('The host limits the number of calls (429)');
  const [right] = purpose.expects;
  const isError =
    isSuccess(exchange) &&
    isRecord(body) &&
    ['message', 'error', 'errors'].some((key) => key in body);
  return [
    {
      ...(isError && { rule: 'error-status' }),
      change: `Answer ${right} to ${purpose.asks}, not ${status}`,
      got: `status ${status}`,
      exchange,
    },
  ];
}
