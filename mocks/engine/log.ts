import type { AnswerKind } from './arrangement';
import type { OperationId } from './operations';

interface LoggedAnswer {
  /** Undefined without an answer. */
  by?: AnswerKind | undefined;
  /** The index of the rule in the list of its operation. Undefined if no rule matched. */
  rule?: number | undefined;
  /** Milliseconds, including the delay. */
  duration: number;
  /** 0 without an answer. */
  status: number;
  /** Parsed JSON, or else the text. Tokens and passwords are hidden. */
  body?: unknown;
  /** Why there is no answer, as a sentence. */
  problem?: string | undefined;
  /** Whether the mock did not have the record, answered with the contract's example, and stored nothing. */
  isExample?: boolean | undefined;
}

export interface LogEntry {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly time: string;
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
  add: (entry: LogEntry) => void;
  /** Does nothing if the entry was removed from the log. */
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
      replace([...entries.slice(1 - MAX_ENTRIES), entry]);
    },
    update(id, change) {
      const index = entries.findLastIndex((entry) => entry.id === id);
      const entry = entries[index];
      if (entry) replace(entries.with(index, { ...entry, ...change(entry) }));
    },
  };
}
