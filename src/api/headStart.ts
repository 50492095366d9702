import { session } from '../session/session';

interface HeadStart {
  path: string;
  token: string;
  answer: Promise<Response>;
  controller: AbortController;
}

let started: HeadStart | undefined;

/** Sends the first read of a screen while the app's code is still on its way. */
export function startReading(baseUrl: string, path: string, token: string) {
  const controller = new AbortController();
  const answer = fetch(`${baseUrl}${path}`, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  // Its failure is told to whoever takes it.
  answer.catch(() => undefined);
  // The client gives up only what it has taken.
  session.subscribe(() => {
    if (session.get().token !== token) controller.abort();
  });
  started = { path, token, answer, controller };
}

/**
 * What stands in for `fetch` if the read has been sent already, for the same session. It serves once: the
 * next read of the same asks anew.
 */
export function takeHeadStart(path: string | undefined, token: string) {
  if (started?.path !== path || started?.token !== token) return undefined;
  const { answer, controller } = started;
  started = undefined;
  return (request: RequestInfo | URL) => {
    if (request instanceof Request) {
      request.signal.addEventListener('abort', () => {
        controller.abort();
      });
    }
    return answer;
  };
}
