import type { Delay } from './arrangement';
import type { OperationId } from './operations';

/** The result of a wait that a signal has ended. */
export const RELEASED = Symbol('released');
export type Released = typeof RELEASED;

/** The pending waits of each signal, with one shared listener: Node.js warns of a leak with more than ten listeners. */
const waits = new WeakMap<AbortSignal, Set<() => void>>();

function waitsOf(signal: AbortSignal) {
  const known = waits.get(signal);
  if (known) return known;
  const all = new Set<() => void>();
  waits.set(signal, all);
  signal.addEventListener('abort', () => {
    for (const release of all) release();
  });
  return all;
}

/** Settles like `work`, or resolves to `RELEASED` when a signal is aborted. `work` itself continues. */
export function unlessReleased<T>(
  work: Promise<T>,
  signals: readonly AbortSignal[],
): Promise<T | Released> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      for (const signal of signals) waitsOf(signal).delete(release);
    };
    const release = () => {
      stop();
      resolve(RELEASED);
    };
    for (const signal of signals) waitsOf(signal).add(release);
    if (signals.some(({ aborted }) => aborted)) release();
    work.then(resolve, reject).finally(stop);
  });
}

/** Waits for the milliseconds, or until a signal is aborted. */
export async function pause(
  milliseconds: number,
  signals: readonly AbortSignal[],
): Promise<Released | undefined> {
  if (milliseconds <= 0) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const time = new Promise<undefined>((resolve) => {
    if (milliseconds < Infinity) timer = setTimeout(resolve, milliseconds, undefined);
  });
  const ended = await unlessReleased(time, signals);
  clearTimeout(timer);
  return ended;
}

const SHORTEST = 100;
const LONGEST = 400;

export function millisecondsOf(delay: Delay): number {
  switch (delay) {
    case 'none':
      return 0;
    case 'forever':
      return Infinity;
    case 'real':
      return SHORTEST + Math.random() * (LONGEST - SHORTEST);
    default:
      return delay;
  }
}

/** The signals that release waiting calls. */
export interface ReleaseSignals {
  /** Aborted when the rules of the operation change. */
  ofRules: (id: OperationId | undefined) => AbortSignal;
  /** Aborted when the database is replaced. */
  ofDatabase: () => AbortSignal;
  releaseRules: (ids: readonly OperationId[]) => void;
  releaseDatabase: () => void;
}

export function createReleaseSignals(): ReleaseSignals {
  const rules = new Map<OperationId | undefined, AbortController>();
  let database = new AbortController();

  return {
    ofRules(id) {
      const controller = rules.get(id) ?? new AbortController();
      rules.set(id, controller);
      return controller.signal;
    },
    ofDatabase: () => database.signal,
    releaseRules(ids) {
      for (const id of ids) {
        const controller = rules.get(id);
        rules.delete(id);
        controller?.abort();
      }
    },
    releaseDatabase() {
      const previous = database;
      database = new AbortController();
      previous.abort();
    },
  };
}
