import type { Respond } from './sendToHost';
import { DEFAULT_ARRANGEMENT, type Arrangement, type Delay, type Rules } from './arrangement';
import { createAnswerCall } from './answerCall';
import {
  changedOperations,
  changedRules,
  keepEqualRules,
  needsOtherDatabase,
  createDecider,
} from './rules';
import { createReleaseSignals, RELEASED } from './wait';
import { createLog, type LogEntry } from './log';
import { createCallLogger, type Check } from './callLogger';
import { findCall, OPERATION_IDS, type OperationCall, type OperationId } from './operations';

export interface EngineOptions {
  arrangement?: Arrangement | undefined;
  /** The delay if neither the rule nor the arrangement sets one, by default 'none'. Not for answers of a host. */
  latency?: Delay | undefined;
  /** Sends a request to the real host, bypassing the mock. By default `fetch`. */
  send?: Respond | undefined;
  /** Without it, the log has no violations of the contract. */
  check?: Check;
  /** Whether calls are logged. By default true. */
  isLogged?: boolean | undefined;
}

/** Each change replaces this object, as `useSyncExternalStore` requires. */
export interface EngineSnapshot {
  readonly arrangement: Arrangement;
  readonly log: readonly LogEntry[];
  /** The delay of the mock's answers, if their rules set none. */
  readonly latency: Delay;
}

export interface Engine {
  /** Answers a call by a rule, or passes it to `next`, the handlers of the mock. */
  answer: (request: Request, next: Respond) => Promise<Response>;
  /**
   * Replaces the arrangement, also for waiting calls whose rules change. Returns the operations whose answers may now
   * be different.
   */
  set: (arrangement: Arrangement) => readonly OperationId[];
  /** Like `set`, with a new database, and with all counts of rules reset. */
  load: (arrangement: Arrangement) => readonly OperationId[];
  /** The rules, reduced by the calls that they have answered. They can be set after a reload. */
  remainingRules: () => Rules;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => EngineSnapshot;
}

/** Decides for each call who answers it: the mock, a host, or a rule itself. Every call passes through `answer`. */
export function createEngine({
  arrangement = DEFAULT_ARRANGEMENT,
  latency = 'none',
  send = (request) => fetch(request),
  check,
  isLogged = true,
}: EngineOptions = {}): Engine {
  let current = { ...arrangement, rules: keepEqualRules({}, arrangement.rules) };
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
  const watch = createCallLogger(log, check);
  const answerCall = createAnswerCall({
    decider,
    releases,
    latency,
    send,
    current: () => current,
  });

  async function decide(request: Request, call: OperationCall | undefined, next: Respond) {
    for (;;) {
      const answered = await answerCall(request, call, next);
      if (answered !== RELEASED) return answered;
      if (request.signal.aborted) return undefined;
    }
  }

  /** Rules that are equal to one in `counted` keep their counts. */
  function replace(next: Arrangement, counted: Rules) {
    const rules = changedRules(current, next);
    current = { ...next, rules: keepEqualRules(counted, next.rules) };
    changed();
    releases.releaseRules(rules);
  }

  return {
    async answer(request, next) {
      const call = findCall(request);
      const watched = isLogged ? watch(request, call) : undefined;
      try {
        const answered = await decide(request, call, next);
        if (!answered) {
          watched?.failed('The page cancelled the call.');
          return Response.error();
        }
        watched?.answered(answered);
        return answered.response;
      } catch (cause) {
        watched?.failed(cause instanceof Error ? cause.message : String(cause));
        throw cause;
      }
    },
    set(next) {
      const before = current;
      replace(next, before.rules);
      if (needsOtherDatabase(before, next)) releases.releaseDatabase();
      return changedOperations(before, next);
    },
    load(next) {
      replace(next, {});
      releases.releaseDatabase();
      return OPERATION_IDS;
    },
    remainingRules() {
      const remaining: Rules = {};
      for (const id of OPERATION_IDS) {
        const rules = current.rules[id]?.flatMap((rule) => decider.remaining(rule) ?? []) ?? [];
        if (rules.length > 0) remaining[id] = rules;
      }
      return remaining;
    },
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
        latency: current.latency ?? latency,
      }),
  };
}
