import type { HttpHandler } from 'msw';
import {
  DEFAULT_CONFIG,
  type Clock,
  type Delay,
  type MockConfig,
  type Rules,
} from '../config/mockConfig';
import { OPERATION_IDS, type OperationId } from '../config/operations';
import { changedOperations, isMixed, isReal, isSameRules } from '../config/rules';
import type { Db } from '../db/db';
import { hasRecords } from '../db/records';
import { createMock } from '../handlers/createMock';
import { createLog, type LogEntry } from '../log/log';
import { logAnswer, watchCalls, type Check, type Network } from '../log/watchCalls';
import { exampleHandler, exampleOverride } from '../overrides/examples';
import { override, type Override } from '../overrides/override';
import { seedFor } from '../seed/seed';

export interface MockOptions {
  config?: MockConfig | undefined;
  /**
   * The network that gets the handlers, and whose calls are logged. Without it, a caller passes `handlers` to MSW's
   * `getResponse`.
   */
  network?: Network | undefined;
  /** The delay if neither the rule nor the config sets one. The default is 'none'. Answers of a host have no delay. */
  latency?: Delay | undefined;
  /** The check of calls. Without it, the log has no violations of the contract. */
  check?: Check;
  /** The origin of the API, without a slash at the end. The default is the origin of the page. */
  baseUrl?: string;
}

/** The state of the mock. Each change replaces this object, as `useSyncExternalStore` requires. */
export interface MockSnapshot {
  readonly config: MockConfig;
  readonly log: readonly LogEntry[];
  /** The delay of the mock's answers, if their rules set none. */
  readonly latency: Delay;
}

/** The settings that can change without another database. */
export type MockSettings = Pick<MockConfig, 'rules' | 'latency' | 'realHost' | 'persona'>;

export interface RunningMock {
  /**
   * Returns the overrides, then the handlers of the database, and last the one that answers by examples. While a host
   * answers some of the calls, `exampleOverride` is between the overrides and the handlers of the database.
   */
  handlers: () => HttpHandler[];
  /** Returns the current database, which `load` replaces. */
  db: () => Db;
  /**
   * Replaces settings. An operation whose rules stay the same keeps their counts. Returns the operations whose answers may
   * now be different.
   */
  change: (settings: Partial<MockSettings>) => readonly OperationId[];
  /** Replaces everything: the database is new, and all counts of rules start again. */
  load: (config: MockConfig) => void;
  /** Returns the rules, reduced by the calls that they have answered. They can be set after a reload. */
  remainingRules: () => Rules;
  /** Returns the current config, including the changed records. */
  toConfig: () => MockConfig;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => MockSnapshot;
  /** Ends the log. */
  stop: () => void;
}

/** Runs a mock whose config can change: overrides by the rules of the config, before the handlers of a database. */
export function runMock({
  config: initialConfig = DEFAULT_CONFIG,
  network,
  latency = 'none',
  check,
  baseUrl = '',
}: MockOptions = {}): RunningMock {
  let config = initialConfig;
  let snapshot: MockSnapshot | undefined;
  const listeners = new Set<() => void>();
  const ended = new AbortController();
  const log = createLog(notify);
  const options = {
    baseUrl,
    settings: () => ({ latency: config.latency ?? latency, realHost: config.realHost }),
    onAnswer: logAnswer(log),
    answerAgain,
  };
  let mock = startDatabase();
  let overrides = new Map<OperationId, Override>();

  function startDatabase() {
    const { server, seed, changes } = config;
    return createMock({
      server,
      seed: seedFor(server, seed),
      changes,
      baseUrl,
      now: () => timeOf(config.clock),
      isHostSignedIn: () => isReal(config.rules.login),
    });
  }

  /** Creates the overrides. With a latency, each operation has one, which waits. */
  function createOverrides(kept: Rules) {
    const { latency: delay } = options.settings();
    const next = new Map<OperationId, Override>();
    for (const id of OPERATION_IDS) {
      const rules = config.rules[id] ?? [];
      if (rules.length === 0 && delay === 'none') continue;
      const unchangedOverride = isSameRules(kept[id], rules) ? overrides.get(id) : undefined;
      next.set(id, unchangedOverride ?? override(id, rules, options));
    }
    return next;
  }

  const handlers = () => [
    ...overrides.values(),
    ...(isMixed(config) ? [exampleOverride(mock.handlers, options)] : []),
    ...mock.handlers,
    exampleHandler(options),
  ];

  /** Answers a call like MSW's `getResponse`, with the id of the call for its entry in the log. */
  async function answerAgain(request: Request, requestId: string) {
    for (const handler of handlers()) {
      const result = await handler.run({ request, requestId });
      if (result?.response) return result.response;
    }
    return undefined;
  }

  /** Replaces the config. Waiting calls are answered by the next config, so that no dialog waits for a removed rule. */
  function replace(next: MockConfig, kept: Rules) {
    const before = overrides;
    config = next;
    overrides = createOverrides(kept);
    network?.resetHandlers(...handlers());
    notify();
    before.forEach((previousOverride) => {
      previousOverride.release();
    });
  }

  function notify() {
    snapshot = undefined;
    listeners.forEach((listener) => {
      listener();
    });
  }

  function remainingRules() {
    const remaining = Array.from(
      overrides,
      ([id, currentOverride]) => [id, currentOverride.remainingRules()] as const,
    );
    return Object.fromEntries(remaining.filter(([, rules]) => rules.length > 0));
  }

  if (network) watchCalls(network, log, check, ended.signal);
  replace(config, {});

  return {
    handlers,
    db: () => mock.db,
    change(settings) {
      const before = config;
      replace({ ...before, ...settings }, before.rules);
      return changedOperations(before, config);
    },
    load(next) {
      config = next;
      mock = startDatabase();
      replace(next, {});
    },
    remainingRules,
    toConfig() {
      const changes = mock.db.changes();
      return { ...config, changes: hasRecords(changes) ? changes : undefined };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () =>
      (snapshot ??= { config, log: log.entries(), latency: config.latency ?? latency }),
    stop: () => {
      ended.abort();
    },
  };
}

/** Returns the time for new records. */
function timeOf(clock: Clock | undefined): Date {
  if (!clock) return new Date();
  return 'fixed' in clock ? new Date(clock.fixed) : new Date(Date.now() + clock.offset);
}
