import type { OperationId } from '../config/operations';
import type { AnsweredBy } from '../overrides/override';

interface LoggedAnswer extends Partial<AnsweredBy> {
  /** The duration in milliseconds, including the delay. */
  duration: number;
  /** The status, or 0 without an answer. */
  status: number;
  /** The parsed JSON, or else the text. Tokens and passwords are hidden. */
  body?: unknown;
}

export interface LogEntry {
  /** The id that MSW gives the request. */
  readonly id: string;
  /** The ISO 8601 time in UTC. */
  readonly time: string;
  /** The time at the start, in milliseconds of `performance.now()`. */
  readonly start: number;
  readonly method: string;
  /** The path and the query. */
  readonly url: string;
  /** Undefined if the contract does not have the call. */
  readonly operation?: OperationId | undefined;
  readonly hasToken: boolean;
  /** The body of the request. Tokens and passwords are hidden. */
  readonly requestBody?: unknown;
  /** Undefined while the call is pending. */
  readonly answer?: LoggedAnswer | undefined;
  /** The violations of the contract in the request and the answer, as sentences. */
  readonly violations: readonly string[];
}

export const MAX_ENTRIES = 500;

/** The last calls, the oldest first. Every change replaces the list. */
export interface Log {
  entries: () => readonly LogEntry[];
  find: (id: string) => LogEntry | undefined;
  add: (entry: LogEntry) => void;
  /** Changes an entry. Does nothing if the entry was removed from the log, or never in it. */
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
