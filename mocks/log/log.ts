import type { OperationId } from '../config/operations';
import type { AnsweredBy } from '../overrides/override';

interface LoggedAnswer extends Partial<AnsweredBy> {
  /** Milliseconds, including the delay. */
  duration: number;
  /** 0 without an answer. */
  status: number;
  /** Parsed JSON, or else the text. Tokens and passwords are hidden. */
  body?: unknown;
}

export interface LogEntry {
  /** The id that MSW gives the request. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly time: string;
  /** At the start, in milliseconds of `performance.now()`. */
  readonly start: number;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Undefined if the contract does not have the call. */
  readonly operation?: OperationId | undefined;
  readonly hasToken: boolean;
  /** Tokens and passwords are hidden. */
  readonly requestBody?: unknown;
  /** Undefined while the call is pending. */
  readonly answer?: LoggedAnswer | undefined;
  /** How the request and the answer break the contract, as sentences. */
  readonly violations: readonly string[];
}

export const MAX_ENTRIES = 500;

/** The last calls, the oldest first. Every change replaces the list. */
export interface Log {
  entries: () => readonly LogEntry[];
  find: (id: string) => LogEntry | undefined;
  add: (entry: LogEntry) => void;
  /** Does nothing if the entry was removed from the log, or never in it. */
  update: (id: string, change: (entry: LogEntry) => Partial<LogEntry>) => void;
}

export function createLog(onChange: () => void): Log {
  let entries: readonly LogEntry[] = [];

  function replace(next: readonly LogEntry[]) {
    entries = next;
    onChange();
  }

  return {
    entries: () => entries,
    find: (id) => entries.findLast((entry) => entry.id === id),
    add(entry) {
      replace([...entries.slice(1 - MAX_ENTRIES), entry]);
    },
    update(id, change) {
      const index = entries.findLastIndex((entry) => entry.id === id);
      const entry = entries[index];
      if (entry) replace(entries.with(index, { ...entry, ...change(entry) }));
    },
  };
}
