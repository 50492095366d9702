import { http } from 'msw';
import { findCall, operationOf, type OperationId } from '../../mocks/engine/operations';
import { server } from '../../mocks/runtimes/node';
import { getClient } from '../../src/api/http/client';
import { gate } from '../calls/gate';
import type { Fault } from './faults';

let stop: (() => void) | undefined;

afterEach(() => stop?.());

/**
 * Answers an operation with `body` or with a fault, and counts the requests. `only` is a text that their addresses must
 * contain.
 */
export function mockFaultyCall(operation: OperationId, body: unknown, only = '') {
  const { success } = operationOf(operation);
  const state = { calls: 0 };
  let current: Fault | undefined;
  let held: Promise<unknown> | undefined;

  const isMeant = (method: string, url: string) =>
    url.includes(only) && findCall({ method, url })?.id === operation;

  server.use(
    http.all('*/api/*', async ({ request: { method, url } }) => {
      if (!isMeant(method, url)) return undefined;
      state.calls += 1;
      await held;
      return current?.respond?.(body) ?? Response.json(body, { status: success });
    }),
  );
  const { interceptors } = getClient();
  const interceptor = interceptors.request.use((config) => {
    const { href } = new URL(getClient().getUri(config), location.origin);
    const isAnswered = !current || current.respond;
    if (isAnswered || !isMeant(config.method?.toUpperCase() ?? '', href)) return config;
    state.calls += 1;
    // The error that axios throws when a request times out or is aborted.
    const failure = { isAxiosError: true, code: 'ECONNABORTED', config };
    throw Object.assign(new Error(current?.message), failure);
  });
  stop = () => {
    interceptors.request.eject(interceptor);
  };

  return {
    state,
    /** Applies to all further requests. Without a fault the response is valid. */
    setFault: (fault?: Fault) => {
      current = fault;
      state.calls = 0;
    },
    /** Holds the responses back until the returned function is called. */
    holdBack: () => {
      const { opened, open } = gate();
      held = opened;
      return open;
    },
  };
}

/** Adds the name of the fault to the message of a failed assertion. */
export async function withFaultName(fault: string, run: () => Promise<void> | void) {
  try {
    await run();
  } catch (error) {
    if (error instanceof Error) error.message = `${fault}: ${error.message}`;
    throw error;
  }
}
