import type { SetupWorker } from 'msw/browser';
import { createBypassedCalls, updateBypassed, type BypassedCall } from './bypassedCalls';
import { bypassProblem, problemOf, type WorkerHealth } from './workerHealth';

/** Milliseconds that a page waits for its worker to control it. */
const CONTROL_TIMEOUT = 10_000;

/** Milliseconds between two checks of the registration. */
const PAUSE = 1_000;

interface WorkerOptions {
  /** MSW's worker with the handlers of the mock. */
  network: SetupWorker;
  /** The address of the worker script. */
  url: string;
  /** Whether calls to the page's origin may go to a real host. */
  isOwnOriginReal: () => boolean;
}

/** Registers the worker, connects MSW's handlers to it, and then checks that the calls of this page reach them. */
export async function startWorker(options: WorkerOptions): Promise<WorkerHealth> {
  const { network: msw, url, isOwnOriginReal } = options;
  const { serviceWorker } = navigator;
  const script = new URL(url, window.location.href).href;
  const isControlled = () => serviceWorker.controller?.scriptURL === script;
  /** The worker that MSW listens to. */
  let bound: ServiceWorker | undefined;
  let binding = Promise.resolve();
  let problem: string | undefined;
  let bypassed: BypassedCall | undefined;
  let checked = -Infinity;
  const listeners = new Set<() => void>();

  /** Makes the worker control the page. Otherwise MSW reloads the page, endlessly if developer tools bypass workers. */
  async function control() {
    await serviceWorker.register(url);
    const { active } = await serviceWorker.ready;
    if (isControlled()) return;
    active?.postMessage('MOCK_CLAIM');
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, CONTROL_TIMEOUT);
      serviceWorker.addEventListener('controllerchange', function settle() {
        if (!isControlled()) return;
        serviceWorker.removeEventListener('controllerchange', settle);
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** Resolves when the page holds its lock. The lock tells a restarted worker that this page has the mock. */
  const lockHeld = new Promise<void>((resolve, reject) => {
    serviceWorker.addEventListener('message', function mark({ data }: MessageEvent<unknown>) {
      const id = enabledClient(data);
      if (id === undefined) return;
      serviceWorker.removeEventListener('message', mark);
      holdUntilLeft(`mock of ${id}`, resolve).catch(reject);
    });
  });

  /** Restarts MSW if another worker controls the page now. MSW itself would ignore the new worker. */
  function bind() {
    binding = binding.then(async () => {
      const { controller } = serviceWorker;
      if (!controller || !isControlled() || controller === bound) return;
      if (bound) msw.stop();
      await msw.start({ serviceWorker: { url }, onUnhandledRequest: 'bypass', quiet: true });
      await lockHeld;
      bound = controller;
    });
    return binding;
  }

  function setProblem(next: string | undefined) {
    if (next === problem) return;
    problem = next;
    if (problem !== undefined) console.warn(`[mock] ${problem}`);
    listeners.forEach((listener) => {
      listener();
    });
  }

  async function check() {
    checked = performance.now();
    const isRegistered = (await serviceWorker.getRegistration()) !== undefined;
    const controller = serviceWorker.controller?.scriptURL;
    const workerProblem = problemOf({ controller, isRegistered }, script);
    setProblem(workerProblem ?? (bypassed && bypassProblem(bypassed.path)));
  }

  const calls = createBypassedCalls(window.location.origin);
  msw.events.on('request:start', ({ request }) => {
    calls.addMocked(request.url, performance.now());
  });
  new PerformanceObserver((list) => {
    if (isOwnOriginReal() || !isControlled()) return;
    const previous = bypassed;
    for (const entry of list.getEntries()) {
      const call = entry instanceof PerformanceResourceTiming ? calls.finish(entry) : undefined;
      if (call) bypassed = updateBypassed(bypassed, call);
    }
    if (bypassed !== previous) void check();
  }).observe({ type: 'resource' });

  serviceWorker.addEventListener('message', ({ data, source, ports }: MessageEvent<unknown>) => {
    if (isForgotten(data)) {
      void (source === bound ? binding : bind()).then(() => ports[0]?.postMessage('MOCK_HERE'));
    } else if (performance.now() - checked > PAUSE) {
      void check();
    }
  });
  serviceWorker.addEventListener('controllerchange', () => {
    bypassed = undefined;
    void bind();
    void check();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check();
  });

  /**
   * Whether requests of this page reach MSW. This requests the worker's script, because a call of the API would appear
   * in the log.
   */
  async function isIntercepting() {
    let isSeen = false;
    const see = () => {
      isSeen = true;
    };
    msw.events.on('request:start', see);
    await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    msw.events.removeListener('request:start', see);
    return isSeen;
  }

  await control();
  await bind();
  await check();
  return {
    getProblem: () => problem,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async restart() {
      await control();
      await bind();
      if (await isIntercepting()) bypassed = undefined;
      else bypassed ??= { path: 'A call', startTime: performance.now() };
      await check();
      if (problem !== undefined) throw new Error(problem);
    },
  };
}

/** Holds a lock until the page is left. Calls `onHeld` when the page has the lock. */
async function holdUntilLeft(lock: string, onHeld: () => void) {
  await navigator.locks.request(lock, () => {
    onHeld();
    return new Promise(() => undefined);
  });
}

/** Whether a restarted worker asks whether this page has the mock (vite/serviceWorkerStart.js). */
function isForgotten(message: unknown): boolean {
  return typeOf(message) === 'MOCK_FORGOTTEN';
}

/** Returns the service worker's client id of this page, from MSW's message that mocking is enabled. */
function enabledClient(message: unknown): string | undefined {
  if (typeOf(message) !== 'MOCKING_ENABLED') return undefined;
  const id = property(property(property(message, 'payload'), 'client'), 'id');
  return typeof id === 'string' ? id : undefined;
}

const typeOf = (message: unknown) => property(message, 'type');

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
