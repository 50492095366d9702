import type { ArrangedMock } from '../../mocks/engine/arrangedMock';
import type { Condition, Rule } from '../../mocks/engine/arrangement';
import { findCall, operationOf, type OperationId } from '../../mocks/engine/operations';
import type { Fault } from './faults';
import { raw } from './rules';

/**
 * Answers an operation with `body` or with a fault, and counts the calls. `when` says which calls are meant, if the screen
 * makes others of the operation.
 */
export function mockFaultyCall(
  mock: ArrangedMock,
  operation: OperationId,
  body: unknown,
  when?: Condition,
) {
  let before = 0;
  let rule: Rule;

  const set = (next: Rule) => {
    const rules = { [operation]: [{ ...next, ...(when && { when }) }] };
    mock.set({ ...mock.getSnapshot().arrangement, rules });
  };
  const isMeant = (url: string) => {
    if (!when) return true;
    const call = findCall({ method: 'GET', url: new URL(url, 'http://mock.invalid').href });
    const value = when.in === 'path' ? call?.pathValues[when.name] : call?.query.get(when.name);
    return value === when.equals;
  };
  const calls = () =>
    mock.getSnapshot().log.filter((entry) => entry.operation === operation && isMeant(entry.url));

  function setFault(fault?: Fault) {
    rule = fault?.rule(body) ?? raw(JSON.stringify(body), operationOf(operation).success);
    set(rule);
    before = calls().at(-1)?.id ?? 0;
  }
  setFault();

  return {
    calls: () => calls().filter(({ id }) => id > before).length,
    /** Sets the fault of all later requests. Without a fault, the response is valid. */
    setFault,
    /** Holds the responses back until the returned function is called. */
    holdBack: () => {
      set({ ...rule, delay: 'forever' });
      return () => {
        set(rule);
      };
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
    // Jest prints the stack, which has the message as it was.
    error.stack = stack?.replace(message, () => error.message);
    throw error;
  }
}
