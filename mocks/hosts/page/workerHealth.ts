/** Whether the service worker hands the calls of this page to the mock. */
export interface WorkerHealth {
  /** In words, why calls do not reach the mock. Undefined while they do. */
  getProblem: () => string | undefined;
  /** The listener is called after each change of the problem. */
  subscribe: (listener: () => void) => () => void;
  /** Makes the mock answer again, without a reload. Rejects where that fails. */
  restart: () => Promise<void>;
}
