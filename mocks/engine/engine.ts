import type { Respond, Layer } from './layer';
import { DEFAULT_ARRANGEMENT, type Arrangement, type Delay, type Rules } from './arrangement';
import { createAnswerCall } from './answerCall';
import {
  changedOperations,
  changedRules,
  keepEqualRules,
  needsOtherDatabase,
  createDecider,
  type Decider,
} from './rules';
import { createReleaseSignals, RELEASED } from './wait';
import { createLog, type Log, type LogEntry } from './log';
import { createWatch, type Check } from './watch';
import { findCall, OPERATION_IDS, type OperationCall, type OperationId } from './operations';

export interface EngineOptions {
  arrangement?: Arrangement | undefined;
  /** The delay if neither the rule nor the arrangement sets one. It does not apply to real answers. 'none' by default. */
  latency?: Delay | undefined;
  /** Sends to the real host, never to the mock. `fetch` by default. */
  send?: Respond | undefined;
  /** Without it, the log says nothing about the contract. */
  check?: Check;
}

/** An object that is replaced by every change, for `useSyncExternalStore`. */
export interface EngineSnapshot {
  readonly arrangement: Arrangement;
  readonly log: readonly LogEntry[];
  readonly isPaused: boolean;
  /** How often each operation was called. */
  readonly calls: Readonly<Partial<Record<OperationId, number>>>;
  /** The delay of the mock's answers, where their rules set none. */
  readonly latency: Delay;
}

export interface Engine {
  layer: Layer;
  /**
   * Applies to the next call, and to waiting calls whose rules have changed. Returns the operations whose answers may
   * now be different.
   */
  set: (arrangement: Arrangement) => readonly OperationId[];
  /** Releases the calls that the mock has, because its database was replaced. */
  releaseDatabase: () => void;
  /** Counts the calls of rules from 0 again. By default for all operations. */
  restartCounts: (operation?: OperationId) => void;
  /** The rule for the calls that are left. Undefined if none is left. */
  left: Decider['left'];
  /** The rules for the calls that are left, to be set after a reload. */
  rulesLeft: () => Rules;
  log: Pick<Log, 'clear' | 'setPaused'>;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => EngineSnapshot;
}

/** Decides, call by call, who answers. Every call of the mock goes through its `layer`. */
export function createEngine({
  arrangement = DEFAULT_ARRANGEMENT,
  latency = 'none',
  send = (request) => fetch(request),
  check,
}: EngineOptions = {}): Engine {
  let current = { ...arrangement, rules: keepEqualRules({}, arrangement.rules) };
  let calls: Partial<Record<OperationId, number>> = {};
  let snapshot: EngineSnapshot | undefined;
  const listeners = new Set<() => void>();

  function changed() {
    snapshot = undefined;
    listeners.forEach((listener) => {
      listener();
    });
  }

  const decider = createDecider();
  const releases = createReleaseSignals();
  const log = createLog(changed);
  const watch = createWatch(log, check);
  const answerCall = createAnswerCall({
    ...{ decider, releases, latency, send },
    current: () => current,
  });

  async function answer(request: Request, call: OperationCall | undefined, next: Respond) {
    for (;;) {
      const answered = await answerCall(request, call, next);
      if (answered !== RELEASED) return answered;
      if (request.signal.aborted) return undefined;
    }
  }

  return {
    async layer(request, next) {
      const call = findCall(request);
      if (call) {
        calls = { ...calls, [call.id]: (calls[call.id] ?? 0) + 1 };
        // A paused log reports no change.
        if (log.isPaused()) changed();
      }
      const watched = watch(request, call);
      try {
        const answered = await answer(request, call, next);
        if (!answered) {
          watched.failed('The page cancelled the call.');
          return Response.error();
        }
        watched.answered(answered);
        return answered.response;
      } catch (cause) {
        watched.failed(cause instanceof Error ? cause.message : String(cause));
        throw cause;
      }
    },
    set(next) {
      const before = current;
      const rules = changedRules(before, next);
      current = { ...next, rules: keepEqualRules(before.rules, next.rules) };
      changed();
      releases.releaseRules(rules);
      if (needsOtherDatabase(before, next)) releases.releaseDatabase();
      return changedOperations(before, next);
    },
    releaseDatabase: releases.releaseDatabase,
    restartCounts(operation) {
      for (const id of operation ? [operation] : OPERATION_IDS) {
        decider.restartCounts(current.rules[id] ?? []);
      }
      changed();
    },
    left: decider.left,
    rulesLeft() {
      const left: Rules = {};
      for (const id of OPERATION_IDS) {
        const rules = current.rules[id]?.flatMap((rule) => decider.left(rule) ?? []) ?? [];
        if (rules.length > 0) left[id] = rules;
      }
      return left;
    },
    log,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () =>
      (snapshot ??= {
        arrangement: current,
        log: log.entries(),
        isPaused: log.isPaused(),
        calls,
        latency: current.latency ?? latency,
      }),
  };
}
