import { findCall, type OperationCall } from './operations';
import type { CallAnswer } from './answerCall';
import { loggedBody, readBody, valueOf } from './body';
import type { Log } from './log';

/** Finds breaches of the contract in a call. */
export interface ContractCheck {
  checkRequest: (method: string, url: string, body?: unknown) => string[];
  checkResponse: (method: string, url: string, status: number, body?: unknown) => string[];
}

/** Logs the result of one call. Bodies are read asynchronously, so that the answer does not wait. */
interface Watched {
  answered: (answer: CallAnswer) => void;
  failed: (problem: string) => void;
}

/** Undefined for no check. With a promise, calls are checked when it resolves. */
export type Check = ContractCheck | Promise<ContractCheck | undefined> | undefined;

export function createCallLogger(log: Log, check: Check) {
  let lastId = 0;

  return (request: Request, call: OperationCall | undefined = findCall(request)): Watched => {
    const id = ++lastId;
    const start = performance.now();
    const { method } = request;
    const { pathname, search } = new URL(request.url);
    const url = `${pathname}${search}`;
    log.add({
      id,
      time: new Date().toISOString(),
      method,
      url,
      operation: call?.id,
      hasToken: request.headers.has('Authorization'),
      violations: [],
    });
    void watchRequest(request.clone());

    async function watchRequest(sent: Request) {
      const body = await readBody(sent);
      log.update(id, () => ({ requestBody: loggedBody(body) }));
      addViolations((await check)?.checkRequest(method, url, valueOf(body)));
    }

    async function watchResponse(received: Response) {
      const body = await readBody(received);
      log.update(id, ({ answer }) => ({ answer: answer && { ...answer, body: loggedBody(body) } }));
      addViolations((await check)?.checkResponse(method, url, received.status, valueOf(body)));
    }

    function addViolations(found: string[] = []) {
      if (found.length === 0) return;
      log.update(id, ({ violations }) => ({ violations: [...violations, ...found] }));
    }

    const duration = () => performance.now() - start;

    return {
      answered({ by, rule, response, problem, isExample }) {
        const { status } = response;
        log.update(id, () => ({
          answer: { by, rule, status, problem, isExample, duration: duration() },
        }));
        if (response.type !== 'error') void watchResponse(response.clone());
      },
      failed(problem) {
        log.update(id, () => ({
          answer: { status: 0, problem, duration: duration() },
        }));
      },
    };
  };
}
