import { findCall, type OperationCall } from '../operations';
import type { Answered } from './answerCall';
import { loggedBody, readBody, valueOf } from './body';
import type { Log } from './log';

/** What breaks the contract, in words. `createContractValidator` makes one. */
export interface ContractCheck {
  checkRequest: (method: string, url: string, body?: unknown) => string[];
  checkResponse: (method: string, url: string, status: number, body?: unknown) => string[];
}

/** Notes a call in the log while it is answered. The bodies are read after the answer, which need not wait. */
export interface Watched {
  answered: (answer: Answered) => void;
  failed: (problem: string) => void;
}

export function createWatch(log: Log, check: ContractCheck | undefined) {
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
    if (!log.isPaused()) void watchRequest(request.clone());

    async function watchRequest(sent: Request) {
      const body = await readBody(sent);
      const found = check ? check.checkRequest(method, url, valueOf(body)) : [];
      log.update(id, ({ violations }) => ({
        requestBody: loggedBody(body),
        violations: [...violations, ...found],
      }));
    }

    async function watchResponse(received: Response) {
      const body = await readBody(received);
      const found = check ? check.checkResponse(method, url, received.status, valueOf(body)) : [];
      log.update(id, ({ answer, violations }) => ({
        answer: answer && { ...answer, body: loggedBody(body) },
        violations: [...violations, ...found],
      }));
    }

    const duration = () => performance.now() - start;

    return {
      answered({ by, rule, response, problem }) {
        const { status } = response;
        log.update(id, () => ({ answer: { by, rule, status, problem, duration: duration() } }));
        if (response.type !== 'error' && !log.isPaused()) void watchResponse(response.clone());
      },
      failed(problem) {
        log.update(id, () => ({
          answer: { status: 0, problem, duration: duration() },
        }));
      },
    };
  };
}
