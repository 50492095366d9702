import { http } from 'msw';
import type { Condition, Rule } from '../../mocks/config/mockConfig';
import { findOperation, operationOf, type OperationId } from '../../mocks/config/operations';
import { override } from '../../mocks/overrides/override';
import { server } from '../../mocks/runtimes/node';
import type { RunningMock } from '../../mocks/runtimes/runMock';
import { gate } from '../calls/gate';
import type { Fault } from './faults';
import { raw } from './rules';

/**
 * Answers an operation with `body` or with a fault, and counts the calls. `when` limits the fault to some calls, if the
 * screen makes others of the operation.
 */
export function mockFaultyCall(
  mock: RunningMock,
  operation: OperationId,
  body: unknown,
  when?: Condition,
) {
  let before = 0;

  const isMeant = (url: string) => {
    if (!when) return true;
    const { pathname, searchParams } = new URL(url, 'http://mock.invalid');
    const values = when.in === 'path' ? pathname.split('/') : [searchParams.get(when.name)];
    return values.some((value) => value === when.equals);
  };
  const calls = () =>
    mock.getSnapshot().log.filter((entry) => entry.operation === operation && isMeant(entry.url))
      .length;

  function setFault(fault?: Fault) {
    const rule: Rule =
      fault?.rule(body) ?? raw(JSON.stringify(body), operationOf(operation).success);
    server.use(override(operation, [{ ...rule, when }]));
    before = calls();
  }
  setFault();

  return {
    calls: () => calls() - before,
    /** Sets the fault of all later requests. Without a fault, the response is valid. */
    setFault,
    /** Holds the responses back until the returned function is called. */
    holdBack: () => {
      const { opened, open } = gate();
      server.use(
        http.all('/api/*', async ({ request }) => {
          if (findOperation(request) === operation && isMeant(request.url)) await opened;
        }),
      );
      return open;
    },
  };
}

/** Adds the name of the fault to the message of a failed assertion. */
export async function withFaultName(fault: string, run: () => Promise<void> | void) {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { message, stack } = error;
    error.message = `${fault}: ${message}`;
    // Jest prints the stack, which has the original message.
    error.stack = stack?.replace(message, () => error.message);
    throw error;
  }
}
