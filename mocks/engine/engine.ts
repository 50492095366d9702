import type { Respond, Layer } from './layer';
import { DEFAULT_ARRANGEMENT, type Arrangement, type Delay, type Rules } from './arrangement';
import { createAnswerCall, type Answered } from './answerCall';
import { readBody } from './body';
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
import { createMixedTokens } from './mixedTokens';
import { createWatch, type Check } from './watch';
import { findCall, OPERATION_IDS, type OperationCall, type OperationId } from './operations';
import { addAnswer, type RecordMode, createReplay, requestKey } from './recording';

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
  readonly recordMode: RecordMode;
  /** Whether a real answer could not be recorded: it was not JSON, or the recordings were full. */
  readonly missesAnswers: boolean;
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
  /** Counts the calls of rules from 0 again, and replays from the first answer. By default for all operations. */
  restartCounts: (operation?: OperationId) => void;
  /** The rule for the calls that are left. Undefined if none is left. */
  left: Decider['left'];
  /** The rules for the calls that are left, to be set after a reload. */
  rulesLeft: () => Rules;
  record: (mode: RecordMode) => void;
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
  let recordMode: RecordMode = 'off';
  let missesAnswers = false;
  let snapshot: EngineSnapshot | undefined;
  const listeners = new Set<() => void>();

  function changed() {
    snapshot = undefined;
    listeners.forEach((listener) => {
      listener();
    });
  }

  const decider = createDecider();
  const replay = createReplay();
  const releases = createReleaseSignals();
  const tokens = createMixedTokens();
  const log = createLog(changed);
  const watch = createWatch(log, check);
  const answerCall = createAnswerCall({
    ...{ decider, replay, releases, tokens, latency, send },
    current: () => current,
  });

  async function answer(request: Request, call: OperationCall | undefined, next: Respond) {
    for (;;) {
      const answered = await answerCall(request, call, next);
      if (answered !== RELEASED) return answered;
      if (request.signal.aborted) return undefined;
    }
  }

  /** Keeps what later calls need from an answer, before the page gets it. */
  async function keep(request: Request, { id }: OperationCall, answered: Answered) {
    const { by, response, problem } = answered;
    if (by !== 'real' || response.type === 'error' || problem !== undefined) return;
    const body = await readBody(response.clone());
    if (id === 'login' || id === 'register') tokens.remember(body.json());
    if (recordMode === 'off') return;
    const { status } = response;
    const exchange = { operation: id, request: requestKey(request), status, body };
    const recordings = addAnswer(current.recordings, exchange, recordMode);
    if (recordings) current = { ...current, recordings };
    else missesAnswers = true;
    changed();
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
        if (call) await keep(request, call, answered);
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
      rules.forEach(replay.restart);
      if (before.recordings !== next.recordings) missesAnswers = false;
      changed();
      releases.releaseRules(rules);
      if (needsOtherDatabase(before, next)) releases.releaseDatabase();
      return changedOperations(before, next);
    },
    releaseDatabase: releases.releaseDatabase,
    restartCounts(operation) {
      for (const id of operation ? [operation] : OPERATION_IDS) {
        decider.restartCounts(current.rules[id] ?? []);
        replay.restart(id);
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
    record(mode) {
      recordMode = mode;
      changed();
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
        recordMode,
        missesAnswers,
      }),
  };
}
