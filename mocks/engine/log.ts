import type { AnswerKind } from './arrangement';
import type { OperationId } from './operations';

export interface LoggedAnswer {
  /** Missing if nobody answered. */
  by?: AnswerKind | undefined;
  /** The place of the rule in the list of its operation. Missing where no rule applied. */
  rule?: number | undefined;
  /** Milliseconds, including the delay. */
  duration: number;
  /** 0 where the call got no answer. */
  status: number;
  /** Tokens and passwords are hidden. Text that is not JSON stays text. */
  body?: unknown;
  /** Why there is no answer, in words. */
  problem?: string | undefined;
  /** Whether the mock, which does not know the id, has answered with the contract's example and kept nothing. */
  isExample?: boolean | undefined;
}

export interface LogEntry {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Missing if the contract does not have the call. */
  readonly operation?: OperationId | undefined;
  readonly hasToken: boolean;
  /** Tokens and passwords are hidden. */
  readonly requestBody?: unknown;
  /** Missing while the call has no answer. */
  readonly answer?: LoggedAnswer | undefined;
  /** How the request and the answer break the contract, in words. */
  readonly violations: readonly string[];
}

export const MOST_ENTRIES = 500;

/** The last calls, the oldest first. Every change replaces the list. */
export interface Log {
  entries: () => readonly LogEntry[];
  add: (entry: LogEntry) => void;
  /** Does nothing if the log has dropped the entry. */
  update: (id: number, change: (entry: LogEntry) => Partial<LogEntry>) => void;
}

export function createLog(onChange: () => void): Log {
  let entries: readonly LogEntry[] = [];

  function replace(next: readonly LogEntry[]) {
    entries = next;
    onChange();
  }

  return {
    entries: () => entries,
    add(entry) {
      replace([...entries.slice(1 - MOST_ENTRIES), entry]);
    },
    update(id, change) {
      const index = entries.findLastIndex((entry) => entry.id === id);
      const entry = entries[index];
      if (entry) replace(entries.with(index, { ...entry, ...change(entry) }));
    },
  };
}
