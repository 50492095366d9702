import { session } from '../../session/session';
import { TIMEOUT } from './config';

/** A good answer is read to its end at once; any other is left to whoever tells failures apart. */
type Answer = { text: string } | { refusal: Response };

interface Reading {
  answer: Promise<Answer>;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
}

let started: (Reading & { path: string; token: string; controller: AbortController }) | undefined;

/** Sends the first read of a screen while the app's code is still on its way. */
export function startReading(baseUrl: string, path: string, token: string) {
  const controller = new AbortController();
  const { signal } = controller;
  const answer = read(`${baseUrl}${path}`, token, signal);
  // Its failure is told to whoever takes it.
  answer.catch(() => undefined);
  session.subscribe(() => {
    if (session.get().token !== token) controller.abort();
  });
  started = { path, token, answer, signal, controller };
}

async function read(url: string, token: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
  });
  return response.ok ? { text: await response.text() } : { refusal: response };
}

/**
 * The read, if it has been sent already for the session that there is. It serves once: the next read of the
 * same asks anew. `signal` gives it up.
 */
export function takeHeadStart(path: string, signal?: AbortSignal): Reading | undefined {
  if (started?.path !== path || started.token !== session.get().token) return undefined;
  const { controller, ...reading } = started;
  started = undefined;
  signal?.addEventListener('abort', () => {
    controller.abort();
  });
  return reading;
}
