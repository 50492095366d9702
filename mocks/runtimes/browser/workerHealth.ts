/** Whether the service worker passes the calls of this page to the mock. */
export interface WorkerHealth {
  /**
   * Returns why calls do not reach the mock, or may soon not reach it, as a sentence. Undefined if there is no problem.
   */
  getProblem: () => string | undefined;
  /** Adds a listener that is called after each change of the problem. */
  subscribe: (listener: () => void) => () => void;
  /** Reconnects the mock without a reload. Rejects with a message for the user if that fails. */
  restart: () => Promise<void>;
}

interface WorkerState {
  /** The address of the script that controls the page. */
  controller: string | undefined;
  isRegistered: boolean;
}

/** Returns the problem of the worker. `script` is the address of the mock's worker. */
export function problemOf({ controller, isRegistered }: WorkerState, script: string) {
  if (controller === undefined) {
    return 'No service worker controls this page, so calls do not reach the mock.';
  }
  if (controller !== script) {
    const { pathname } = new URL(controller);
    return `Another service worker (${pathname}) has replaced the mock's, so calls do not reach the mock.`;
  }
  return isRegistered
    ? undefined
    : "The mock's service worker was unregistered. The browser can end it at any time.";
}

export function bypassProblem(path: string): string {
  return (
    `${path} did not reach the mock: the browser sent it past the service worker. ` +
    'In the developer tools, "Bypass for network" does that.'
  );
}
