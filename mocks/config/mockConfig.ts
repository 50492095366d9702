import type { Records } from '../db/records';
import type { SeedSizes } from '../seed/sizes';
import type { ServerKind } from '../servers';
import type { OperationId } from './operations';
import type { Persona } from './persona';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Milliseconds, or a name. 'real' is a random delay from 100 to 400 ms, 'forever' never ends. */
export type Delay = 'none' | 'real' | 'forever' | number;

/** Answers that are not JSON of the contract. 'network' is the lack of an answer. */
export const BROKEN_ANSWERS = ['network', 'empty', 'malformed', 'html'] as const;
export type BrokenAnswer = (typeof BROKEN_ANSWERS)[number];

/** A condition for calls whose parameter equals the text, or one of the texts. */
export interface Condition {
  in: 'path' | 'query';
  name: string;
  equals: string | readonly string[];
}

interface Terms {
  /** The default is the latency of the config. */
  delay?: Delay | undefined;
  /** The number of calls that the rule answers. By default there is no limit. */
  times?: number | undefined;
  when?: Condition | undefined;
}

interface MockRule extends Terms {
  answer: 'mock';
}

interface RealRule extends Terms {
  answer: 'real';
}

export interface FixedRule extends Terms {
  answer: 'fixed';
  status: number;
  /** The JSON body. By default the answer has no body. */
  body?: Json | undefined;
  /** A text that replaces `body`. It need not be JSON. */
  text?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

export interface FailureRule extends Terms {
  answer: 'failure';
  /** One of the statuses that the contract lists for the operation, or a broken answer. */
  failure: number | BrokenAnswer;
  /** The message of the error body, if `failure` is a status. */
  message?: string | undefined;
}

/** A rule for the answers to the calls of an operation. */
export type Rule = MockRule | RealRule | FixedRule | FailureRule;

/** The first matching rule answers a call. Without one, the mock answers. */
export type Rules = Partial<Record<OperationId, readonly Rule[]>>;

/** The time of new records: milliseconds after the current time, or a fixed ISO 8601 time. */
export type Clock = { offset: number } | { fixed: string };

/** All settings of the mock, as JSON. Files, links, stories and tests contain one. */
export interface MockConfig {
  version: typeof VERSION;
  /** The default is 'default'. */
  server?: ServerKind | undefined;
  /** The user to sign in. By default the session does not change. */
  persona?: Persona | undefined;
  clock?: Clock | undefined;
  /** The delay of the mock's answers. The default is the latency of the runtime. */
  latency?: Delay | undefined;
  /** The default is 57 employees and 400 evaluations. */
  seed?: SeedSizes | undefined;
  /** The address of the host for 'real' rules, without a slash at the end. */
  realHost?: string | undefined;
  rules: Rules;
  /** The records that differ from the seed at the start. */
  changes?: Records | undefined;
}

export const VERSION = 3;

export const DEFAULT_CONFIG: MockConfig = {
  version: VERSION,
  rules: {},
};
