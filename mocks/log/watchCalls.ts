import type { SetupServer } from 'msw/node';
import { findOperation } from '../config/operations';
import type { OnAnswer } from '../overrides/override';
import { loggedBody, readBody, valueOf } from './body';
import type { Log, LogEntry } from './log';

/** The common part of `setupServer` and `setupWorker`. */
export type Network = Pick<SetupServer, 'resetHandlers' | 'events'>;

/** Finds contract violations in a call. */
export interface ContractCheck {
  checkRequest: (method: string, url: string, body?: unknown) => string[];
  checkResponse: (method: string, url: string, status: number, body?: unknown) => string[];
}

/** The check of calls, or undefined for no check. With a promise, calls are checked when it resolves. */
export type Check = ContractCheck | Promise<ContractCheck | undefined> | undefined;

/** Logs the calls of the API from MSW's life-cycle events, until the signal is aborted. */
export function watchCalls({ events }: Network, log: Log, check: Check, signal: AbortSignal) {
  events.on(
    'request:start',
    ({ request, requestId }) => {
      const { pathname, search } = new URL(request.url);
      if (!pathname.startsWith('/api/') || isBypassed(request)) return;
      const url = `${pathname}${search}`;
      log.add({
        id: requestId,
        time: new Date().toISOString(),
        start: performance.now(),
        method: request.method,
        url,
        operation: findOperation(request),
        hasToken: request.headers.has('Authorization'),
        violations: [],
      });
      void readRequest(requestId, url, request.clone());
    },
    { signal },
  );
  events.on(
    'response:mocked',
    ({ requestId, response }) => {
      const { status } = response;
      const entry = log.find(requestId);
      if (!entry) return;
      log.update(requestId, ({ answer }) => ({
        answer: { by: 'mock', duration: durationOf(entry), ...answer, status },
      }));
      if (response.type !== 'error') void readResponse(entry, response.clone());
    },
    { signal },
  );
  events.on(
    'unhandledException',
    ({ requestId, error }) => {
      log.update(requestId, (entry) => ({
        answer: { status: 0, problem: error.message, duration: durationOf(entry) },
      }));
    },
    { signal },
  );

  /** Reads a request. Bodies are read asynchronously, so that the answer does not wait. */
  async function readRequest(id: string, url: string, request: Request) {
    const body = await readBody(request);
    log.update(id, () => ({ requestBody: loggedBody(body) }));
    addViolations(id, (await check)?.checkRequest(request.method, url, valueOf(body)));
  }

  async function readResponse({ id, method, url }: LogEntry, response: Response) {
    const body = await readBody(response);
    log.update(id, ({ answer }) => ({ answer: answer && { ...answer, body: loggedBody(body) } }));
    addViolations(id, (await check)?.checkResponse(method, url, response.status, valueOf(body)));
  }

  function addViolations(id: string, newViolations: string[] = []) {
    if (newViolations.length === 0) return;
    log.update(id, ({ violations }) => ({ violations: [...violations, ...newViolations] }));
  }
}

/** Logs who answers. An override calls this, because the events of MSW do not say it. */
export const logAnswer =
  (log: Log): OnAnswer =>
  (requestId, answeredBy, { status }) => {
    log.update(requestId, (entry) => ({
      answer: { ...answeredBy, status, duration: durationOf(entry) },
    }));
  };

const durationOf = ({ start }: LogEntry) => performance.now() - start;

/** Whether an override sends the call past the handlers to a real host. */
const isBypassed = ({ headers }: Request) =>
  headers.get('Accept')?.includes('msw/passthrough') === true;
