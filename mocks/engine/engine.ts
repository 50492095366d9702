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
  /** Whether calls are kept in the log. True by default. */
  isLogged?: boolean | undefined;
}

/** An object that is replaced by every change, for `useSyncExternalStore`. */
export interface EngineSnapshot {
  readonly arrangement: Arrangement;
  readonly log: readonly LogEntry[];
  /** The delay of the mock's answers, where their rules set none. */
  readonly latency: Delay;
}

export interface Engine {
  /** Answers a call itself, or hands it to `next`: the database of the mock. */
  answer: (request: Request, next: Respond) => Promise<Response>;
  /**
   * Applies to the next call, and to waiting calls whose rules have changed. Returns the operations whose answers may
   * now be different.
   */
  set: (arrangement: Arrangement) => readonly OperationId[];
  /** As `set`, with a new database and with the counts of all rules at 0. */
  load: (arrangement: Arrangement) => readonly OperationId[];
  /** The rules for the calls that are left, to be set after a reload. */
  remainingRules: () => Rules;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => EngineSnapshot;
}

/** Decides, call by call, who answers. Every call of the mock goes through `answer`. */
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
  const watch = createWatch(log, check);
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

  /** `counted` are the rules that keep their counts. */
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
      const left: Rules = {};
      for (const id of OPERATION_IDS) {
        const rules = current.rules[id]?.flatMap((rule) => decider.remaining(rule) ?? []) ?? [];
        if (rules.length > 0) left[id] = rules;
      }
      return left;
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
