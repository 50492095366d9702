/**
 * This runs in the page before its own code. It counts what React and the document do, and knows when the page is at
 * rest.
 */

/** The part of React's tree that is read here. */
interface Fiber {
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The same fiber in the previous commit. */
  alternate: Fiber | null;
}

/** React's flag of a fiber whose component was called. */
const PERFORMED_WORK = 1;

/** Milliseconds. Later timers only check whether something is out of date. */
const SOON = 4_000;

/** The number of rounds of a pause, a frame and an idle moment without an event, after which the page is at rest. */
const QUIET_ROUNDS = 2;
const MAX_ROUNDS = 500;
const PAUSE = 40;

const later = window.setTimeout.bind(window);
const clear = window.clearTimeout.bind(window);
const whenIdle = window.requestIdleCallback.bind(window);
const sleep = (delay: number) => new Promise((resolve) => later(resolve, delay));

let now = 0;
let commits = 0;
let timers = 0;
let lastTimer = 0;
const cleared = new Set<unknown>();

const work = {
  components: 0,
  mutations: 0,

  /**
   * Sets the clock of the page, which otherwise stands still. The speed of the machine then does not determine what is
   * out of date.
   */
  setClock(time: number) {
    now = time;
  },

  /** Resolves when the page is idle. Answers may still arrive. */
  async rest() {
    let muted = 0;
    for (let round = 0; muted < QUIET_ROUNDS; round += 1) {
      if (round === MAX_ROUNDS) throw new Error('The page does not become idle');
      const before = commits + timers + work.mutations;
      await sleep(Math.max(PAUSE, lastTimer - performance.now()));
      await new Promise(requestAnimationFrame);
      // Idle callbacks run in sequence, so those of the page have run by then.
      await new Promise((resolve) => whenIdle(resolve));
      muted = commits + timers + work.mutations === before ? muted + 1 : 0;
    }
  },
};

declare global {
  interface Window {
    work: typeof work;
  }
}

window.work = work;

/**
 * Counts the rendered components. React has copied the fibers that it visited, and kept the children of those that it
 * skipped.
 */
function countComponents(fiber: Fiber) {
  if ((fiber.flags & PERFORMED_WORK) !== 0) work.components += 1;
  if (fiber.child === fiber.alternate?.child) return;
  for (let { child } = fiber; child; child = child.sibling) countComponents(child);
}

Object.assign(window, {
  // React reports to this hook, in production builds, too.
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
      commits += 1;
      countComponents(root.current);
    },
    onCommitFiberUnmount: () => undefined,
  },

  // A timer waits until the page has finished the earlier work. On a busy machine, it would otherwise interrupt it.
  setTimeout: (run: () => void, delay = 0) => {
    if (delay < SOON) {
      timers += 1;
      lastTimer = Math.max(lastTimer, performance.now() + delay);
    }
    if (delay === 0) return later(run);
    const runUnlessCleared = () => {
      if (!cleared.has(timer)) run();
    };
    const timer = later(() => whenIdle(runUnlessCleared), delay);
    return timer;
  },
  clearTimeout: (timer: number | undefined) => {
    cleared.add(timer);
    clear(timer);
  },
  requestIdleCallback: (run: IdleRequestCallback) => {
    timers += 1;
    // The time limit is removed, after which the callback would not wait for an idle moment.
    return whenIdle(run);
  },

  Date: new Proxy(Date, {
    construct: (target, args, called) =>
      Reflect.construct(target, args.length > 0 ? args : [now], called) as Date,
  }),
});
Date.now = () => now;

// On a fast connection the app loads code some seconds after the last action, which may be during the next one.
Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });

new MutationObserver((records) => {
  work.mutations += records.length;
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

export {};
